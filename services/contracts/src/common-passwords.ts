/**
 * Passwords that nobody should have, for the form that says so while one types and for the service, which knows many
 * more. The first are words that passwords in Mexico are made of; the others lead every list of stolen ones.
 */
const words = `
contrasena clave miclave entrar bienvenido bienvenida secreto administrador usuario mexico vivamexico
guadalajara monterrey cancun puebla tijuana merida veracruz chivas cruzazul pumas tigres aguilas futbol
realmadrid lucha tequila mariachi teamo teamomucho teamoamor teextrano miamor amorcito mivida corazon princesa
reina familia mifamilia mishijos mihija mihijo hermosa bonita estrella mariposa sirena guadalupe virgencita
diosesamor diosmio jesucristo cristo bendicion fernanda alejandra alejandro sebastian santiago valentina
francisco margarita hola holamundo muebleria password 12345678 qwerty 123456789 dragon baseball football monkey
letmein shadow master michael mustang qwertyuiop 1234567890 superman 1qaz2wsx jordan qazwsx jennifer killer
trustno1 hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou
ranger daniel hockey george computer michelle jessica starwars pepper klaster zxcvbn freedom princess joshua
maggie pass ginger 11111111 amanda ashley love cheese nicole summer matthew chelsea dallas biteme matrix william
yankees taylor corvette austin access martin heather thunder merlin secret diamond hello anthony hammer 1234qwer
silver gfhjkm justin patrick richard bailey internet samantha golfer scooter test orange cookie q1w2e3r4t5
maverick jackson sparky mickey phoenix bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes
peanut ferrari cowboy falcon welcome samsung steelers joseph smokey dakota melissa arsenal boomer eagles tigers
marina nascar gateway porsche yellow monster spider diablo hannah bulldog junior london purple compaq lakers
iceman qwer1234 cowboys money banana boston brandon tennis johnny miller q1w2e3r4 coffee scooby edward nikita
mother yamaha brandy barney chester oliver charles player knight forever steven rangers midnight chicago
bigdaddy redsox victoria badboy angel please fender chris jasper james slayer rabbit natasha rachel marine
wizard marlboro raiders prince casper fishing flower crystal jasmine panties iwantu adidas winner winter gandalf
password1 enter ghbdtn 1q2w3e4r angela mike golden lauren cocacola jordan23 winston madison angels blowme
panther spanky shannon sophie johnson asdfasdf david toyota tiger murphy canada danielle 12344321 jonathan
liverpoo muffin cooper apples jackie dennis black qwerty123 passw0rd john abcd1234 sandra pokemon slipknot
carlos qazxsw scorpion qwaszx nathan startrek rainbow asdfghjkl razz redskins newyork gemini cameron qazwsxedc
florida liverpool turtle nicholas viking booger wilson sierra doctor rocket victor dolphins captain bandit
jaguar packers pookie peaches asdf blue dolphin helpme tucker theman tiffany maxwell jeremy qwertyui debbie
albert maddog lovers monica alex united giants nirvana metallic hotdog rosebud mountain benjamin warrior stupid
elephant success jackass bonnie alexis lucky jason scorpio samson rush2112 azerty freddy driver willie calvin
1q2w3e4r5t sydney gators dexter bubba creative golf voodoo happy arthur trouble america nissan gunner rebecca
stella garfield gordon jessie parker asdfghjk apollo jack 1qazxsw2 eminem december legend airborne beavis august
bear apple brooklyn godzilla skippy buddy 4815162342 qwert kitten magic shelby beaver phantom fred nothing
asdasd williams xavier braves darkness blink182 travis copper tomcat platinum qweqwe girls 01012011 bigboy green
power animal police 11223344 online voyager lifehack 12qwaszx fish sniper trinity walter blazer heaven lover
snowball playboy bubbles loveme cricket marvin willow donkey topgun nintendo saturn family november gabriel
destiny pakistan pumpkin digital sergey chance explorer redwings private therock runner 789456123 lasvegas
guinness beatles fire cassie christin asdf1234 celtic broncos andrey babygirl nelson donald scott eclipse
cartman fluffy louise michigan testing carolina little samuel alexande birdie steve cherry pantera sharon gibson
vampire peter buffalo montana genius beer flyers maximus school minecraft lovely stalker metallica doggie carter
kristina kimberly spencer speedy barbara snickers sabrina carmen marcus bronco yankee friends paradise dreams
magnum horses cool caroline 147258369 lacrosse goober member qwertyu enigma scotty pimpin bollocks brian surfer
sammy genesis poohbear dave star qweasdzxc baby racing friend hawaii billy viper october vanessa poopoo einstein
stanley walker paul drowssap stephen courtney simple alaska badger action jake bill denise jester spitfire
drummer forest patricia maryjane champion diesel svetlana rock friday kevin mark gregory pamela frank hotrod
chevy anderson douglas westside security google badass shorty tester thumper hitman mozart general reddog
zaq12wsx music lizard alexander melanie ruslan 123456789a vincent eagle 1232323q sweet teresa scarface qwerty12
marshall olivia veronica buddha spirit frankie stargate antonio liberty natalie mercury naruto 12345qwert suzuki
semperfi king popcorn spooky marley system brittany claudia kelly scotland free kitty cherokee vikings simpsons
death leslie rascal qweasd jimmy loveyou hummer michael1 allison rocky patches russia adrian jupiter penguin
howard passion honda vfhbyf andre vladimir franklin sandman infinity homer raider passport assman fantasy
bulldogs 1234554321 horney domino budlight ironman disney norman softball bishop francis brutus ford redrum
brooke bigred jeffrey jesus fktrcfylh karina marines kawasaki digger ireland oksana fireman cougar college
alicia russell houston monday bradley sarah justice super wildcats tinker duncan dancer logitech avalon swordfis
everton reggie motorola alexandr molly timothy claire patriots madonna colorado eugene ducati kermit juventus
indian connor galore freeuser smooth house titanic boogie simpson warcraft wolverin elizabet arizona saints
valentin georgia asdfg accord matt baxter denver mitchell christ password123 yfnfif smith stinky zachary roland
naughty ncc1701d spiderma chopper brenda hello123 extreme virginia water skyline poop zombie pearljam froggy
pirate fylhtq vision 123qweasd awesome alyssa dreamer predator bullet empire wolf charlie1 kirill people elvis
panthers skipper nemesis peekaboo simon alison rolltide american cardinal arnold chevelle daddy psycho danger
mookie wanker manutd tommy hobbes vegeta goblue burton fyfcnfcbz picard bobby windows loverboy lovelove vfrcbv
victory 123654789 bambam turkey serega tweety hiphop galina changeme rooster polina berlin taurus electric
ronald avatar mine raptor maksim spring brazil eric newport hard kenneth hendrix madmax england alpha sublime
britney france darkside bigman hercules lawrence wolfpack classic letmein1 lincoln ronaldo 741852963 spiderman
blizzard cheyenne 123456789q wombat cjkysirj raymond brother kristen pandora devils simone holiday wildcat horse
kramer 147852369 sterling caesar alabama carrie bondage basketball sports pickle leather shaggy a1b2c3d4 chronic
flowers robbie admin gracie amber freepass airplane perfect kodiak billybob katana sunset crazy good stingray
maria anna snowman phpbb chocolat zeppelin garcia detroit wolves pontiac candy firebird gundam panzer outlaw
time pretty fisher connie honey business trevor redhead hardon greenday tarheels 01011980 nastya hellfire cobra
engineer savage service serenity sasha michele dude lickme fireball 1029384756 white remember darkstar miranda
flash mustang1 harvey oscar strike
`;

/** Figures and marks around a common word that still make it none of one's own. */
const fewMarks = 5;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Lower case, without blanks and accents: `Contraseña 1` is `contrasena1`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s/g, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** The words that passwords for this store are made of first; everybody who registers is checked against them. */
const ofStore = `
actual actualstudio actualhome actualkids studio home kids mueble muebles sillon sillones silla sillas sofa sofas mesa
mesas sala salas comedor comedores recamara recamaras cama camas colchon tienda casa hogar decoracion tapete lampara
escritorio librero cliente clienta clientes usuario usuaria cuenta correo contacto registro compra compras pedido mexico
cancun merida playa playadelcarmen enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre primavera verano otono invierno lunes martes miercoles jueves viernes sabado domingo amor
`;
const storeWords: ReadonlySet<string> = new Set(ofStore.trim().split(/\s+/));

/** Fewest different characters: `aaaaaaaa`, `12121212` and `abcabcabc` have fewer. */
const fewestDifferent = 4;
/** Rows of keys and of the alphabet, there and back. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', 'qwertyuiop', 'asdfghjkl'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const isRepeated = (text: string): boolean => new Set(text).size < fewestDifferent;
/** One part, once or again and again: `casacasa`. */
const isTwice = (text: string): boolean => /^(.{1,8})\1+$/.test(text);
const isRun = (text: string): boolean => text.length > 3 && runs.some((row) => row.includes(text));

/**
 * The parts of a person's e-mail and names, which a stranger knows too; parts under four letters are too common to
 * refuse.
 */
const partsOf = (own: readonly string[]): string[] =>
  own
    .flatMap((one) => [one.split('@')[0] ?? '', ...one.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((part) => part.length > 3);

/**
 * One of the most used, a word of the store or of the person's own, or such a word with a few figures or marks around it
 * (`México2026!`), one character or part again and again, and a row of keys.
 * @param own e-mail and names of the person who chooses it
 */
export function isCommonPassword(
  password: string,
  known: ReadonlySet<string> = commonPasswords,
  own: readonly string[] = [],
): boolean {
  const text = plain(password);
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const owned = partsOf(own);
  const isKnown = (one: string) => known.has(one) || storeWords.has(one) || owned.includes(one);
  if (isRepeated(text) || isTwice(text) || isRun(text) || isKnown(text)) return true;
  return text.length - word.length <= fewMarks && (isKnown(word) || isTwice(word) || isRun(word));
}
