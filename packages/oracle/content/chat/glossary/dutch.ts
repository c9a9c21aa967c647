/** Dutch words as the families would have them in English; see `inEnglish`. */
export const DUTCH_WORDS = `
i: ik|'k; you: je|jij|jou|u|jullie; he: hij; she: zij|ze; it: het|t; we: we|wij; me: me|mij|mezelf; him: hem
us: ons; them: hen|hun; my: mijn|m'n|mn; your: jouw|uw; his: zijn; our: onze; the: de; a: een|n; and: en; or: of
but: maar; because: omdat|want; that: dat|die; this: dit|deze; of: van; to: naar|te|om te; in: in; with: met
without: zonder; for: voor; at: bij|aan|op; from: uit; since: sinds|al sinds; until: tot; about: over|om; not: niet
no: nee|geen; yes: ja; if: als|of; very: heel|erg|zo|echt|zeer; more: meer; no longer: niet meer|geen meer
a lot: veel|vaak; a little: beetje|een beetje|weinig; nothing: niets|niks; something: iets; nobody: niemand
someone: iemand; everyone: iedereen; everything: alles; always: altijd|steeds; never: nooit; again: weer|opnieuw
still: nog|nog steeds; already: al; now: nu|momenteel; today: vandaag; tomorrow: morgen; yesterday: gisteren
tonight: vanavond|vannacht; this week: deze week; next week: volgende week; weekend: weekend; this month: deze maand
next month: volgende maand; this year: dit jaar; next year: volgend jaar; year: jaar|jaren; month: maand|maanden
week: week|weken; day: dag|dagen; hour: uur; night: nacht|nachten; morning: ochtend; evening: avond; time: tijd|keer
soon: binnenkort|gauw|snel; ago: geleden; what: wat; which: welk|welke; when: wanneer; where: waar
why: waarom; how: hoe; how much: hoeveel; how long: hoe lang|hoelang; who: wie
which day: welke dag|op welke dag; best day: beste dag|goede dag; what does it mean: wat betekent|betekent|wat betekenen
better: beter; good: goed|goede|leuk; bad: slecht|slechte|erg slecht; new: nieuw|nieuwe; old: oud|oude
first: eerste; second: tweede; last: laatste|laatst; next: volgende; alone: alleen; together: samen
two: twee; three: drie; is: is|wordt; am: ben; i am: ik ben; are: zijn we|bent; was: was|waren; be: zijn worden
have: heb|hebben|heeft men; i have: ik heb; has: heeft; had: had|hadden; do: doe|doen|doet
what do i do: wat moet ik doen|wat kan ik doen|wat doe ik|wat moet ik; should i: moet ik|zal ik|mag ik
should: moet|moeten; go: ga|gaan|gaat; will: zal|zullen|zult; will i: zal ik ooit; come: kom|komen|komt
come back: terugkomen|komt terug|terug; want: wil|willen|wilt; i want: ik wil; can: kan|kunnen|kun
can not: kan niet|lukt niet; know: weet|weten|ken; i do not know: weet niet|ik weet het niet|geen idee
say: zeg|zeggen|zegt; said: zei|gezegd; tell: vertel|vertellen|vertelt; talk: praat|praten|spreken
does not talk to me: praat niet met me|praat niet meer met me|praat niet meer tegen me|spreekt niet met me
ask: vraag|vragen|vraagt; give: geef|geven|geeft; take: neem|nemen|neemt; get: krijg|krijgen|krijgt
find: vind|vinden|vindt; see: zie|zien|ziet; think: denk|denken|denkt|vind dat; feel: voel|voelen|voelt
need: nodig|heb nodig; help: help|hulp|helpen; wait: wacht|wachten; leave: verlaat|verlaten|weggaan
left me: heeft me verlaten|verliet me|heeft het uitgemaakt|uitgemaakt|het is uit; stay: blijf|blijven|blijft
start: begin|beginnen|starten; stop: stop|stoppen|ophouden; change: verander|veranderen|verandering
happen: gebeurt|gebeuren|gebeurd; work: werk|werken|werkt; job: baan|werk vinden|een baan|job; boss: baas|chef
coworker: collega|collega's; quit: ontslag nemen|stoppen met werken|opzeggen; fired: ontslagen|ben ontslagen
interview: sollicitatiegesprek|sollicitatie; application: solliciteren|gesolliciteerd; promotion: promotie
raise: opslag|loonsverhoging; salary: salaris|loon; business: bedrijf|zaak; money: geld|financieel|financiën
money worries: geldzorgen|geldproblemen; debt: schuld|schulden; rent: huur; pay: betalen|betaal; buy: kopen|koop
sell: verkopen; rich: rijk; luck: geluk|pech; career: carrière|loopbaan; live: woon|wonen|leef|leven
move: verhuizen|verhuis; house: huis|woning; apartment: appartement|flat; country: land; abroad: buitenland
city: stad; love: liefde|hou van|houden van|houdt van; does he love me: houdt hij van me|houdt hij van mij
in love: verliefd; relationship: relatie|verkering; boyfriend: vriend|vriendje; girlfriend: vriendin
husband: man|echtgenoot; wife: vrouw|echtgenote; ex: ex; marry: trouwen|trouw|huwelijk; wedding: bruiloft|trouwdag
divorce: scheiden|scheiding; cheated: vreemdgegaan|bedrogen|bedriegt; jealous: jaloers|jaloezie; miss: mis|missen
date: date|afspraakje|daten; kiss: kus|zoenen; text: appen|app|appje|sms|bericht|berichtje; call: bellen|belt|bel
reply: antwoordt|antwoorden|reageert|reageren; does not reply: reageert niet|antwoordt niet|appt niet terug|appt me niet terug|appt me niet|appt niet|belt niet terug|reageert niet meer
soulmate: soulmate|zielsverwant|zielsmaatje; best friend: beste vriend|beste vriendin; friends: vrienden
mother: moeder|mama|mam|ma; father: vader|papa|pap|pa; parents: ouders; sister: zus|zusje; brother: broer|broertje
son: zoon|zoontje; daughter: dochter|dochtertje; children: kinderen|kind; baby: baby; grandmother: oma
grandfather: opa; family: familie|gezin; neighbor: buurman|buurvrouw|buren; dog: hond; cat: kat|poes
sick: ziek|ziekte; doctor: dokter|arts|huisarts; hospital: ziekenhuis; pregnant: zwanger; died: overleden|gestorven|dood
tired: moe|uitgeput|vermoeid; burned out: burnout|opgebrand|overspannen; sleep: slapen|slaap; can not sleep: kan niet slapen
stress: stress|gestrest; sad: verdrietig|somber|treurig; lonely: eenzaam|eenzaamheid; angry: boos|kwaad
afraid: bang|angst; worried: zorgen|bezorgd; happy: gelukkig|blij; guilty: schuldig; health: gezondheid|gezond
energy: energie; dream: droom|dromen|droomde|gedroomd|heb gedroomd; teeth: tanden; snake: slang|slangen; water: water
exam: examen|tentamen|toets; pass: slagen|haal|halen; study: studeren|studie|leren; school: school
horoscope: horoscoop; sign: sterrenbeeld|teken; rising sign: ascendant; moon sign: maanteken; full moon: volle maan|vollemaan
new moon: nieuwe maan|nieuwemaan; moon: maan; sun: zon; mercury: mercurius; venus: venus; mars: mars; jupiter: jupiter
saturn: saturnus; retrograde: retrograde|retrograad; chart: geboortehoroscoop; compatible: passen|past|match
card: kaart|kaarten|kaartje; tarot: tarot; pull a card: trek een kaart; number: getal|nummer; future: toekomst
born: geboren; birthday: verjaardag; price: prijs|kost|kosten; cancel: opzeggen abonnement|abonnement; free: gratis
thanks: bedankt|dank je|dankjewel; hello: hallo|hoi|hey|goedemorgen|goedenavond; bye: doei|tot ziens
aries: ram; taurus: stier; gemini: tweelingen|tweeling; cancer: kreeft; leo: leeuw; virgo: maagd; libra: weegschaal
scorpio: schorpioen; sagittarius: boogschutter; capricorn: steenbok; aquarius: waterman; pisces: vissen
monday: maandag; tuesday: dinsdag; wednesday: woensdag; thursday: donderdag; friday: vrijdag; saturday: zaterdag
sunday: zondag; january: januari; february: februari; march: maart; april: april; may: mei; june: juni; july: juli
august: augustus; september: september; october: oktober; november: november; december: december
horrible: vreselijk|verschrikkelijk|afschuwelijk; hate: haat|haten; problem: probleem|problemen; life: leven van
empty: leeg
learn: leren; is it too late: te laat|is het te laat|op mijn leeftijd; swim: zwemmen; dance: dansen; drive: autorijden|rijbewijs; cook: koken; finally done with me: klaar met mij|klaar met me; fed up: klaar mee|zat
distant: afstandelijk|koud|koel; tell: vertel ik; how do i tell: hoe vertel ik|hoe zeg ik; what do i tell: wat zeg ik; quit my studies: stop met mijn studie|stoppen met mijn studie; makes me sick: word er ziek van|ziek van
coworkers: collega's|collegas; envy: jaloezie|afgunst; gossip: roddel*; flight: vlucht|vliegen|vliegtuig; afraid of flying: vliegangst; sent by mistake: per ongeluk; embarrassed: gênant|schaam*; is it worth: de moeite waard
get over: vergeten|overheen; will he come back: komt hij terug; quit smoking: stoppen met roken; lose weight: afvallen|dieet; gym: sportschool; course: cursus; teacher: leraar|docent; car: auto; garden: tuin; plant: planten
mistake: fout; dinner: avondeten; lunch: lunch; grandchildren: kleinkinderen; team: team|club; is it my fault: ligt het aan mij|mijn schuld; does he still love me: houdt hij nog van me|houdt hij nog van mij; ignore: negeert; pisces: vis|vissen; married: getrouwd|getrouwde; coworker: collega
mother in law: schoonmoeder; in laws: schoonouders; move in with us: bij ons komen wonen|bij ons wonen|bij ons intrekken; always on his phone: kijkt alleen maar op zijn telefoon|zit alleen maar op zijn telefoon|altijd op zijn telefoon|de hele tijd op zijn telefoon; debt: schulden|schuld; dare: durf; tell: vertellen; promised: beloofde|beloofd; a raise: opslag|loonsverhoging
nothing happens: er gebeurt niks|er gebeurt niets; is getting old: wordt oud|wordt ouder|worden oud; should i go back: moet ik terug|ga ik terug|zal ik teruggaan; for ten years: al tien jaar; live: woon|wonen; does not want children: wil geen kinderen; but i do: maar ik wel; the upstairs neighbors: bovenburen|de bovenburen; noise: herrie|lawaai; cheated on me: vreemdgegaan|is vreemdgegaan
drop out: stoppen met mijn studie|met mijn studie stoppen; hate my major: haat mijn studie; does not want to go to school: wil niet naar school; only writes when in need: appt alleen als|belt alleen als; in need: iets nodig heeft|wat nodig heeft; guilty: schuldig; i live abroad: ik woon in het buitenland; cries: huilt; on the phone: aan de telefoon; is taken: heeft een vriendin|heeft een vriend|is bezet
does not introduce me to: wil me niet voorstellen aan|stelt me niet voor aan; introduce me to: me voorstellen aan; introduce: voorstellen; wants: wil
`;
