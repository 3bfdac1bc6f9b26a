/**
 * Words that are no slip of another: things of a home, so that a shop without a corral shows no coral for it, and
 * people, so that `papá` finds no papel. What a phrase asks for by one of them is never left out: without sofas there
 * is no `sofá infantil`. In the singular, folded.
 */
export const things = `alacena alberca almohada anaquel andadera apagador arcon asador banqueta barandal basurero
bambineto biombo brincolin burro butaca caballete cabecera calefactor camastro cambiador canasta candil cantina
carpa carrito carriola cava celosia cesto chimenea cobertor cobija cojin colchon colchoneta columpio corral corralito
cortina cortinero credenza cristalero cuadro despensa entrepano escalera especiero estufa farol florero fregadero
frutero funda gaveta gavetero graderia hamaca horno jarron jardinera kiosco lampara lavabo litera llavero locker
maletero mampara mantel marco mecedora mensula mosquitero panalera panera paraguero parrilla pedestal peluche
percha perchero pergola periquera persiana petate pizarron pupitre ratonera refrigerador regadera reloj reposet
resbaladilla revistero ropero sabana servilleta servilletero sombrilla tarima tarja tapete tendedero tina tobogan
toldo triciclo trinchador vajilla ventilador vinero vitrina zapatera zapatero
banca buro cajonera cama closet comoda consola cuna escritorio espejo librero mesa puf silla sillon sofa tarjeta tocador
mama papa abuela abuelo novia novio esposa esposo hermana hermano amiga amigo suegra jefe maestra`.split(/\s+/);
