type Names = readonly (readonly [RegExp, string])[];

// the first that fits: every browser also claims to be those below it
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];
/** A name is near the front of a header that may be of any length. */
const looksAt = 400;

/** A browser and its system as people know them, from a `User-Agent` header: «Chrome en Windows». */
export function deviceName(userAgent = ''): string {
  const text = userAgent.slice(0, looksAt);
  const named = (names: Names) => names.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? 'Otro programa';
}
