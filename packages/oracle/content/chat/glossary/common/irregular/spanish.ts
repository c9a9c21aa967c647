/**
 * Irregular verbs: "infinitive: six forms of the present / six of the past / stem of the future / of the subjunctive /
 * participle / gerund". What is left out is regular; a verb that ends with another one's infinitive goes like it.
 */
export const SPANISH_IRREGULAR = `
ser: soy eres es somos sois son / fui fuiste fue fuimos fuisteis fueron / / se / sido / siendo
estar: estoy estás está estamos estáis están / estuve estuviste estuvo estuvimos estuvisteis estuvieron / / est
haber: he has ha hemos habéis han / hube hubiste hubo hubimos hubisteis hubieron / habr / hay
tener: tengo tienes tiene tenemos tenéis tienen / tuve tuviste tuvo tuvimos tuvisteis tuvieron / tendr / teng
hacer: hago haces hace hacemos hacéis hacen / hice hiciste hizo hicimos hicisteis hicieron / har / hag / hecho
ir: voy vas va vamos vais van / / / vay / ido / yendo
irse: / / / / / yéndose
poder: puedo puedes puede podemos podéis pueden / pude pudiste pudo pudimos pudisteis pudieron / podr / pued / / pudiendo
querer: quiero quieres quiere queremos queréis quieren / quise quisiste quiso quisimos quisisteis quisieron / querr / quier
decir: digo dices dice decimos decís dicen / dije dijiste dijo dijimos dijisteis dijeron / dir / dig / dicho / diciendo
saber: sé sabes sabe sabemos sabéis saben / supe supiste supo supimos supisteis supieron / sabr / sep
ver: veo ves ve vemos veis ven / vi viste vio vimos visteis vieron / / ve / visto / viendo
venir: vengo vienes viene venimos venís vienen / vine viniste vino vinimos vinisteis vinieron / vendr / veng / / viniendo
dar: doy das da damos dais dan / di diste dio dimos disteis dieron / / d / / dando
poner: pongo pones pone ponemos ponéis ponen / puse pusiste puso pusimos pusisteis pusieron / pondr / pong / puesto
salir: salgo sales sale salimos salís salen / / saldr / salg
traer: traigo traes trae traemos traéis traen / traje trajiste trajo trajimos trajisteis trajeron / / traig / traído / trayendo
caer: caigo caes cae caemos caéis caen / caí caíste cayó caímos caísteis cayeron / / caig / caído / cayendo
oír: oigo oyes oye oímos oís oyen / oí oíste oyó oímos oísteis oyeron / oir / oig / oído / oyendo
leer: / leí leíste leyó leímos leísteis leyeron / / / leído / leyendo
creer: / creí creíste creyó creímos creísteis creyeron / / / creído / creyendo
morir: muero mueres muere morimos morís mueren / morí moriste murió morimos moristeis murieron / / muer / muerto / muriendo
dormir: duermo duermes duerme dormimos dormís duermen / dormí dormiste durmió dormimos dormisteis durmieron / / duerm / / durmiendo
pedir: pido pides pide pedimos pedís piden / pedí pediste pidió pedimos pedisteis pidieron / / pid / / pidiendo
sentir: siento sientes siente sentimos sentís sienten / sentí sentiste sintió sentimos sentisteis sintieron / / sient / / sintiendo
seguir: sigo sigues sigue seguimos seguís siguen / seguí seguiste siguió seguimos seguisteis siguieron / / sig / / siguiendo
escribir: / / / / escrito
abrir: / / / / abierto
romper: / / / / roto
conducir: conduzco conduces conduce conducimos conducís conducen / conduje condujiste condujo condujimos condujisteis condujeron / / conduzc
conocer: conozco conoces conoce conocemos conocéis conocen / / / conozc
reír: río ríes ríe reímos reís ríen / reí reíste rió reímos reísteis rieron / reir / rí / reído / riendo
jugar: juego juegas juega jugamos jugáis juegan / jugué jugaste jugó jugamos jugasteis jugaron / / juegu
oler: huelo hueles huele olemos oléis huelen
negarse: niego niegas niega negamos negáis niegan
mentir: miento mientes miente mentimos mentís mienten / mentí mentiste mintió mentimos mentisteis mintieron / / mient / / mintiendo
preferir: prefiero prefieres prefiere preferimos preferís prefieren / preferí preferiste prefirió preferimos preferisteis prefirieron / / prefier
construir: construyo construyes construye construimos construís construyen / construí construiste construyó construimos construisteis construyeron / / construy / / construyendo
`;
