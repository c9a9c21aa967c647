/**
 * Irregular verbs: "infinitive: six forms of the present / participle / stem of the future / of the imperfect / of the
 * subjunctive". What is left out is regular; a verb that ends with another one's infinitive goes like it.
 */
export const FRENCH_IRREGULAR = `
être: suis es est sommes êtes sont / été / ser / ét / soi
avoir: ai as a avons avez ont / eu / aur / av / ai
aller: vais vas va allons allez vont / allé / ir / all / aill
faire: fais fais fait faisons faites font / fait / fer / fais / fass
pouvoir: peux peux peut pouvons pouvez peuvent / pu / pourr / pouv / puiss
vouloir: veux veux veut voulons voulez veulent / voulu / voudr / voul / veuill
devoir: dois dois doit devons devez doivent / dû / devr / dev / doiv
savoir: sais sais sait savons savez savent / su / saur / sav / sach
voir: vois vois voit voyons voyez voient / vu / verr / voy / voi
venir: viens viens vient venons venez viennent / venu / viendr / ven / vienn
tenir: tiens tiens tient tenons tenez tiennent / tenu / tiendr / ten / tienn
prendre: prends prends prend prenons prenez prennent / pris / prendr / pren / prenn
mettre: mets mets met mettons mettez mettent / mis / mettr / mett / mett
dire: dis dis dit disons dites disent / dit / dir / dis / dis
lire: lis lis lit lisons lisez lisent / lu / lir / lis / lis
rire: ris ris rit rions riez rient / ri / rir / ri / ri
écrire: écris écris écrit écrivons écrivez écrivent / écrit / écrir / écriv / écriv
vivre: vis vis vit vivons vivez vivent / vécu / vivr / viv / viv
suivre: suis suis suit suivons suivez suivent / suivi / suivr / suiv / suiv
boire: bois bois boit buvons buvez boivent / bu / boir / buv / boiv
croire: crois crois croit croyons croyez croient / cru / croir / croy / croi
recevoir: reçois reçois reçoit recevons recevez reçoivent / reçu / recevr / recev / reçoiv
décevoir: déçois déçois déçoit décevons décevez déçoivent / déçu / décevr / décev / déçoiv
apercevoir: aperçois aperçois aperçoit apercevons apercevez aperçoivent / aperçu / apercevr / apercev / aperçoiv
partir: pars pars part partons partez partent / parti / partir / part / part
sortir: sors sors sort sortons sortez sortent / sorti / sortir / sort / sort
dormir: dors dors dort dormons dormez dorment / dormi / dormir / dorm / dorm
sentir: sens sens sent sentons sentez sentent / senti / sentir / sent / sent
mentir: mens mens ment mentons mentez mentent / menti / mentir / ment / ment
servir: sers sers sert servons servez servent / servi / servir / serv / serv
courir: cours cours court courons courez courent / couru / courr / cour / cour
mourir: meurs meurs meurt mourons mourez meurent / mort / mourr / mour / meur
ouvrir: ouvre ouvres ouvre ouvrons ouvrez ouvrent / ouvert / ouvrir / ouvr / ouvr
souffrir: souffre souffres souffre souffrons souffrez souffrent / souffert / souffrir / souffr / souffr
offrir: offre offres offre offrons offrez offrent / offert / offrir / offr / offr
connaître: connais connais connaît connaissons connaissez connaissent / connu / connaîtr / connaiss / connaiss
naître: nais nais naît naissons naissez naissent / né / naîtr / naiss / naiss
paraître: parais parais paraît paraissons paraissez paraissent / paru / paraîtr / paraiss / paraiss
plaire: plais plais plaît plaisons plaisez plaisent / plu / plair / plais / plais
conduire: conduis conduis conduit conduisons conduisez conduisent / conduit / conduir / conduis / conduis
construire: construis construis construit construisons construisez construisent / construit / construir / construis / construis
peindre: peins peins peint peignons peignez peignent / peint / peindr / peign / peign
plaindre: plains plains plaint plaignons plaignez plaignent / plaint / plaindr / plaign / plaign
craindre: crains crains craint craignons craignez craignent / craint / craindr / craign / craign
rejoindre: rejoins rejoins rejoint rejoignons rejoignez rejoignent / rejoint / rejoindr / rejoign / rejoign
battre: bats bats bat battons battez battent / battu / battr / batt / batt
falloir: faut faut faut faut faut faut / fallu / faudr / fall / faill
pleuvoir: pleut pleut pleut pleut pleut pleut / plu / pleuvr / pleuv / pleuv
convaincre: convaincs convaincs convainc convainquons convainquez convainquent / convaincu / convaincr / convainqu / convainqu
appeler: appelle appelles appelle appelons appelez appellent / appelé / appeller / appel / appell
jeter: jette jettes jette jetons jetez jettent / jeté / jetter / jet / jett
asseoir: assieds assieds assied asseyons asseyez asseyent / assis / assiér / assey / assey
interdire: interdis interdis interdit interdisons interdisez interdisent / interdit / interdir / interdis / interdis
haïr: hais hais hait haïssons haïssez haïssent / haï / haïr / haïss / haïss
envoyer: envoie envoies envoie envoyons envoyez envoient / envoyé / enverr / envoy / envoi
`;
