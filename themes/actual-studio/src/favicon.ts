/** Only the server sends it; the browser's build leaves it out. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#FAF7F2"/><path d="M9 21 15.6 5h1L23 21M11.3 16h9.2" fill="none" stroke="#25221E" stroke-width="2"/><path d="M5 26.5h22M5 24v5M27 24v5" fill="none" stroke="#A2482C" stroke-width="1.5"/></svg>';
