/** How each material is kept; the product page's «Conservación». */
export const CARE = {
  tela: 'Aspira la tela una vez por semana con la boquilla suave. Seca los derrames sin frotar y usa solo limpiador para tapicería. Evita el sol directo: la tela pierde color.',
  piel: 'Limpia con un paño apenas húmedo y seca enseguida. Cada seis meses aplica crema para piel. Mantén la pieza a 50 cm de calentadores y fuera del sol directo.',
  madera:
    'Limpia con un paño seco o apenas húmedo, siempre en el sentido de la veta. Usa portavasos y manteles. No uses cloro ni productos con silicón.',
  melamina:
    'Limpia con un paño húmedo y jabón neutro, y seca de inmediato. No dejes agua sobre los cantos ni uses fibras que rayen.',
  metal:
    'Limpia con un paño húmedo y seca enseguida. En la costa, hazlo cada semana para que la sal no manche el acabado. No uses fibras metálicas.',
  cristal:
    'Limpia con limpiavidrios y un paño que no suelte pelusa. No apoyes objetos muy calientes ni golpees los cantos.',
  plastico:
    'Lava con agua y jabón neutro. No uses solventes ni fibras que rayen. Guárdalo bajo techo cuando no lo uses.',
  ceramica: 'Limpia con un paño húmedo. No la metas al lavavajillas ni la expongas a cambios bruscos de temperatura.',
  exterior:
    'Lava con agua y jabón neutro cada dos semanas. Cubre la pieza en temporada de lluvias y guarda los cojines bajo techo.',
  rattan: 'Sacude con una brocha suave y limpia con un paño húmedo. Guarda los cojines cuando llueva.',
  planta:
    'Sacude el follaje con un plumero o con aire frío. No la riegues: es una planta artificial. Evita el sol directo.',
  textil: 'Lava a máquina con agua fría y colores similares. Seca a la sombra. No uses cloro.',
  alfombra:
    'Aspira sin cepillo giratorio una vez por semana y gírala cada tres meses. Las manchas se tratan con agua fría y jabón neutro.',
  lampara: 'Desconecta antes de limpiar y usa un paño seco. No rebases la potencia indicada en el portalámparas.',
  vela: 'No la dejes encendida sin vigilancia ni cerca de cortinas. Limpia la cera con agua tibia cuando esté fría.',
  infantil: 'Limpia con un paño húmedo y jabón neutro. Revisa y aprieta los herrajes cada tres meses.',
} as const;

export type CareKind = keyof typeof CARE;
