/** German words that tell of harm, in English: for the classifier alone. */
export const GERMAN_DANGER = `
die: sterb*|stirb*; lol so: lach mich tot|sterbe vor|todmude|totgelacht|lachen mich tot|nicht mehr vor lachen; dead: tot|tote; death: tod
suicide: selbstmord*|suizid*; kill: umbring*|tot|toet*|tote*|ermord*; kill myself: mich umbringen|bring mich um|das leben nehmen|schluss machen mit allem
kill me: bringt mich um|umbringt; live: leben|lebe; exist: existier*; wake up: aufwach*; sleep: schlaf*; sleeping pills: schlaftablette*|schlafmittel
disappear: verschwind*|weg sein|einfach weg; end: ende|beend*|vorbei; stops: aufhor*|hort auf; pills: tablette*|pille*|tropfen|medikament*; bottle: flasche*; swallowed: schluck*|verschluck*
took: genommen|geschluckt; overdose: uberdosis; rope: seil|strick; hang: hang*|erhang*|aufhang*; knife: messer*; blade: klinge*|rasier*; gun: waffe*|pistole*|gewehr; shoot: schiess*|erschiess*
bridge: brucke*|bruckenpfeiler; roof: dach; balcony: balkon|gelander; window: fenster; train tracks: gleis*|schienen; train: zug|zuge; jump: spring*; stool: hocker; cut: schneid*|geschnitten
cut myself: ritz*|schneide mich; burn: verbrenn*|verbrannt; on purpose: absichtlich; blood: blut; bleeding: blut*; wrists: handgelenk*|pulsader*; arms: arme; thighs: oberschenkel; lighter: feuerzeug
goodbye: abschied*|leb wohl|lebt wohl; letter: abschiedsbrief*|brief|briefe; planned: geplant|plan; decided: entschied*|beschloss*; date: datum; ready: bereit|bereitgelegt; burden: last|belast*
better off without me: ohne mich besser|ohne mich waren; tired: mude|erschopft; cannot anymore: kann nicht mehr|mag nicht mehr|nicht mehr kann; what is the point: wozu|kein sinn; pain: schmerz*|weh; suffer: leid*
empty: leer|leere; alone: allein|alleine; hits: schlag*|geschlagen|prugel*|haut; hits me: schlagt mich|hat mich geschlagen|schlagt er; belt: gurtel; push: schubs*|gestoss*|stoss*; choke: wurg*|erwurg*
throat: kehle|hals; hair: haare|haaren; slap: ohrfeig*; bruises: blaue flecken|blaue; broke: gebroch*|zerbroch*|kaputt gemacht; locked: einsperr*|sperrt|schliesst mich ein|eingesperrt|eingeschlossen; key: schlussel
phone: handy|telefon; passport: pass; papers: papiere; permission: erlaub*; controls: kontrollier*; watches: beobacht*|uberwach*; follows: verfolg*|folgt mir; threat: droh*|bedroh*; forces: zwing*|gezwung*
rape: vergewaltig*; touch: fasst|anfass*|beruhr*|begrapsch*; bed: bett; bedroom: zimmer; stepfather: stiefvater; uncle: onkel; grandfather: opa; teacher: lehrer; coach: trainer; photos: fotos; naked: nackt*|ausziehen|umziehen vor
secret: geheimnis; scared: angst; hide: versteck*; cry: wein*|heul*; shout: schrei*|brull*; drunk: betrunken|besoffen|getrunken; drinks: trinkt|sauft; drink: trinken|trinke|alkohol; drug: droge*
fever: fieber; hot: heiss; chest: brust; heart: herz; breathe: atm*; faint: ohnmacht*|schwarz vor augen; lips: lippen; blue: blau; floppy: schlapp|schlaff; pregnant: schwanger; mouth droops: mundwinkel hangt|mundwinkel
baby: baby; child: kind|kleine|kleiner; children: kinder*; weigh: wiege; kilos: kilo; vomit: ubergeb*|kotz*|erbrech*; eat: esse|essen|gegessen; fast: faste*|hunger*; thin: dunn; fat: dick|fett; bones: knochen
revenge: rache|rachen; pay for it: bussen|buss*; fire: feuer|anzund*|zunde; poison: gift|vergift*; drown: ertrank*|ertrink*; pillow: kissen; voices: stimmen; voice: stimme; tells me: sagt mir|sagen ich soll; chosen: auserwahlt*
is moving away: zieht weg|zieht aus|zieht nach|geht nach; marry: verheirat*; stairs: treppe*; shake: schuttel*; hospital: krankenhaus; stalk: stalk*; blackmail: erpress*; cellar: keller; trapped: gefangen; nobody: keiner|niemand; notice: merk*; miss: vermiss*; life: leben; stabbed: zerstoch*|erstech*|abstech*; harm: antun|antu*|verletz*; tingling: kribbel*|taub; emergency: notfall
`;
