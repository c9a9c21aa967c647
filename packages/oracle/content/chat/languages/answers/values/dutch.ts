import type { ValueWords } from '../language-answers.ts';

export const DUTCH_VALUES: ValueWords = {
  signs: `
    Ram: ram = vaart, eerlijkheid en haast
    Stier: stier = rust, volharding en plezier in mooie dingen
    Tweelingen: tweeling* = nieuwsgierigheid, woorden en steeds een ander onderwerp
    Kreeft: kreeft = zorg, een lang geheugen en hechten aan thuis
    Leeuw: leeuw = warmte, trots en graag gezien worden
    Maagd: maagd = zorgvuldigheid, behulpzaamheid en oog voor detail
    Weegschaal: weegschaal = tact, evenwicht en lang wikken en wegen
    Schorpioen: schorpioen = diepgang, trouw en goed bewaarde geheimen
    Boogschutter: boogschutter = reislust, humor en de waarheid zonder filter
    Steenbok: steenbok = geduld, vakmanschap en weinig klagen
    Waterman: waterman = eigen ideeën, afstand en vriendschap
    Vissen: vissen|vis = gevoeligheid, verbeelding en zachte grenzen`,
  months: `
    januari: januari
    februari: februari
    maart: maart
    april: april
    mei: mei
    juni: juni
    juli: juli
    augustus: augustus
    september: september
    oktober: oktober
    november: november
    december: december`,
  weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  day: '{weekday} {day} {month}',
  bareDay: '{day} {month}',
  year: ' {year}',
  and: 'en|en ook',
  asks: {
    fullMoon: 'volle maan - effect|invloed|ritueel|betekent|slaap*',
    newMoon: 'nieuwe maan - effect|invloed|ritueel|betekent',
    mercury: 'mercurius + retro*|terug*',
    moonSign: 'maanteken|mijn maan|maan teken',
    rising: 'ascendant|rijzend teken - betekent|weet niet|weet het niet',
    venusSign: 'mijn venus|venusteken',
    sunSign: 'mijn sterrenbeeld|welk sterrenbeeld|sterrenbeeld ben|mijn teken|zonneteken',
  },
  pairAsked: 'past|passen|samen|klikt|compatib*|goed bij|relatie|liefde|combinatie',
  signAsked: 'sterrenbeeld|teken|sterrenteken',
  fullMoon:
    'De volgende volle maan is {date} om {time}, in {sign}. De traditie ziet er een moment in om af te ronden: wat groeide, laat zich helemaal zien.',
  newMoon:
    'De volgende nieuwe maan is {date} om {time}, in {sign}. Die hoort bij een klein begin, iets wat je binnen een maand af kunt hebben.',
  mercuryBack:
    'Ja, Mercurius is retrograde tot {date}. Dat wordt in verband gebracht met misverstanden en eigenwijze apparaten: lees na voor je verstuurt, en leef verder gewoon door.',
  mercuryAhead:
    'Nee. Mercurius loopt vooruit en wordt pas weer retrograde op {date}. Als er nu iets stroef gaat, heeft hij het niet gedaan.',
  signOfDate: '{date} is {sign}: {trait}.',
  borderDate:
    '{date} is een grensdag: {sign} of {other}, afhankelijk van het jaar en het uur. Noem me het jaar, dan weet ik meer.',
  sunSign: 'Je Zon staat in {sign}: {trait}.',
  moonSign:
    'Je Maan staat in {sign}: {trait}. Die wordt gelezen voor wat je rust geeft en hoe je bent als niemand kijkt.',
  rising:
    'Je ascendant is {sign}: {trait}. Die wordt gelezen voor de eerste indruk die je maakt en hoe je aan dingen begint.',
  venusSign:
    'Je Venus staat in {sign}: {trait}. Die wordt gelezen voor hoe je liefhebt en wat je mooi vindt.',
  noBirth:
    'Daarvoor heb ik je geboortedatum nodig. Zet hem in je profiel (Profile, Edit Profile), of schrijf hem hier met uur en plaats.',
  noHour:
    'Daarvoor heb ik je geboorte-uur en -plaats nodig, de dag alleen is niet genoeg. Het uur staat in de geboorteakte; zet het daarna in je profiel.',
  pair: '{a} en {b}: {line} Tot zover de tekens; de mensen ken jij.',
  apart: [
    'jullie begrijpen elkaar zonder uitleg, en botsen precies waar jullie hetzelfde zijn.',
    'buren in de dierenriem, met eerst weinig gemeen. Het gaat goed als het andere je nieuwsgierig maakt.',
    'dat gaat makkelijk: jullie praten goed en brengen elkaar op ideeën. Soms ontbreekt iemand die beslist.',
    'er is wrijving en vaak ook aantrekking. Allebei willen jullie voorop, dus spreek af wie waarin toegeeft.',
    'hetzelfde element, jullie voelen je snel thuis. Het risico: het wordt gemakkelijk en het moeilijke blijft ongezegd.',
    'jullie spreken een andere taal en moeten vaak uitleggen. Met geduld en humor lukt het.',
    'tegenpolen, ieder heeft wat de ander mist. Dat trekt aan, en vermoeit als de een de ander wil veranderen.',
  ],
};
