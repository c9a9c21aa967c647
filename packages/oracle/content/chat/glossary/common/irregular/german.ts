/**
 * Strong and irregular verbs: "infinitive: third person of the present / of the past / participle", with the first
 * person after a comma where it is irregular too. A verb with one of these behind a prefix goes like it.
 */
export const GERMAN_IRREGULAR = `
sein: ist, bin / war / gewesen
haben: hat / hatte / gehabt
werden: wird / wurde / geworden
können: kann, kann / konnte / gekonnt
müssen: muss, muss / musste / gemusst
sollen: soll, soll / sollte / gesollt
wollen: will, will / wollte / gewollt
dürfen: darf, darf / durfte / gedurft
mögen: mag, mag / mochte / gemocht
wissen: weiß, weiß / wusste / gewusst
tun: tut / tat / getan
gehen: geht / ging / gegangen
fahren: fährt / fuhr / gefahren
kommen: kommt / kam / gekommen
geben: gibt / gab / gegeben
nehmen: nimmt / nahm / genommen
sehen: sieht / sah / gesehen
stehen: steht / stand / gestanden
lassen: lässt / ließ / gelassen
bleiben: bleibt / blieb / geblieben
sprechen: spricht / sprach / gesprochen
finden: findet / fand / gefunden
treffen: trifft / traf / getroffen
denken: denkt / dachte / gedacht
bringen: bringt / brachte / gebracht
kennen: kennt / kannte / gekannt
nennen: nennt / nannte / genannt
brennen: brennt / brannte / gebrannt
rennen: rennt / rannte / gerannt
essen: isst / aß / gegessen
fressen: frisst / fraß / gefressen
trinken: trinkt / trank / getrunken
saufen: säuft / soff / gesoffen
schlafen: schläft / schlief / geschlafen
laufen: läuft / lief / gelaufen
lesen: liest / las / gelesen
schreiben: schreibt / schrieb / geschrieben
rufen: ruft / rief / gerufen
heißen: heißt / hieß / geheißen
helfen: hilft / half / geholfen
sterben: stirbt / starb / gestorben
werfen: wirft / warf / geworfen
schmeißen: schmeißt / schmiss / geschmissen
ziehen: zieht / zog / gezogen
fliegen: fliegt / flog / geflogen
fallen: fällt / fiel / gefallen
gefallen: gefällt / gefiel / gefallen
halten: hält / hielt / gehalten
schlagen: schlägt / schlug / geschlagen
tragen: trägt / trug / getragen
waschen: wäscht / wusch / gewaschen
wachsen: wächst / wuchs / gewachsen
laden: lädt / lud / geladen
schneiden: schneidet / schnitt / geschnitten
streiten: streitet / stritt / gestritten
leiden: leidet / litt / gelitten
scheiden: scheidet / schied / geschieden
entscheiden: entscheidet / entschied / entschieden
schreien: schreit / schrie / geschrien
steigen: steigt / stieg / gestiegen
schweigen: schweigt / schwieg / geschwiegen
leihen: leiht / lieh / geliehen
verzeihen: verzeiht / verzieh / verziehen
greifen: greift / griff / gegriffen
streichen: streicht / strich / gestrichen
beginnen: beginnt / begann / begonnen
gewinnen: gewinnt / gewann / gewonnen
schwimmen: schwimmt / schwamm / geschwommen
singen: singt / sang / gesungen
springen: springt / sprang / gesprungen
zwingen: zwingt / zwang / gezwungen
verschwinden: verschwindet / verschwand / verschwunden
verlieren: verliert / verlor / verloren
schließen: schließt / schloss / geschlossen
genießen: genießt / genoss / genossen
lügen: lügt / log / gelogen
betrügen: betrügt / betrog / betrogen
bieten: bietet / bot / geboten
bitten: bittet / bat / gebeten
sitzen: sitzt / saß / gesessen
liegen: liegt / lag / gelegen
vergessen: vergisst / vergaß / vergessen
brechen: bricht / brach / gebrochen
stehlen: stiehlt / stahl / gestohlen
empfehlen: empfiehlt / empfahl / empfohlen
erschrecken: erschreckt / erschrak / erschrocken
backen: backt / backte / gebacken
braten: brät / briet / gebraten
raten: rät / riet / geraten
hauen: haut / haute / gehauen
geschehen: geschieht / geschah / geschehen
gelingen: gelingt / gelang / gelungen
riechen: riecht / roch / gerochen
stinken: stinkt / stank / gestunken
scheinen: scheint / schien / geschienen
weisen: weist / wies / gewiesen
hängen: hängt / hing / gehangen
fangen: fängt / fing / gefangen
schieben: schiebt / schob / geschoben
verderben: verdirbt / verdarb / verdorben
wiegen: wiegt / wog / gewogen
vergleichen: vergleicht / verglich / verglichen
verlassen: verlässt / verließ / verlassen
bekommen: bekommt / bekam / bekommen
erhalten: erhält / erhielt / erhalten
gebären: gebärt / gebar / geboren
`;
