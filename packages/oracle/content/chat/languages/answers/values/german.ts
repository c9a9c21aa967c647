import type { ValueWords } from '../language-answers.ts';

export const GERMAN_VALUES: ValueWords = {
  signs: `
    Widder: widder = Schwung, Offenheit und Ungeduld
    Stier: stier = Ruhe, Ausdauer und Sinn fürs Schöne
    Zwillinge: zwilling* = Neugier, Worte und viele Themenwechsel
    Krebs: krebs = Fürsorge, ein langes Gedächtnis und Liebe zum Zuhause
    Löwe: lowe|loewe|lowen = Wärme, Stolz und Freude am Gesehenwerden
    Jungfrau: jungfrau = Sorgfalt, Hilfsbereitschaft und ein Blick fürs Detail
    Waage: waage = Takt, Ausgleich und langes Abwägen
    Skorpion: skorpion = Tiefe, Treue und gut gehütete Geheimnisse
    Schütze: schutze|schuetze = Fernweh, Humor und ungeschminkte Wahrheiten
    Steinbock: steinbock = Geduld, Können und wenig Klagen
    Wassermann: wassermann = eigene Ideen, Abstand und Freundschaft
    Fische: fische|fisch = Feingefühl, Fantasie und weiche Grenzen`,
  months: `
    Januar: januar|janner
    Februar: februar
    März: marz|maerz
    April: april
    Mai: mai
    Juni: juni
    Juli: juli
    August: august
    September: september
    Oktober: oktober
    November: november
    Dezember: dezember`,
  weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  day: '{weekday}, dem {day}. {month}',
  bareDay: '{day}. {month}',
  year: ' {year}',
  and: 'und|und auch',
  asks: {
    fullMoon: 'vollmond - wirkt|auswirk*|einfluss|ritual*|bedeutet|schlaf*',
    newMoon: 'neumond - wirkt|auswirk*|einfluss|ritual*|bedeutet',
    mercury: 'merkur + ruck*|rueck*|retro*',
    moonSign: 'mondzeichen|mein mond|meinen mond',
    rising: 'aszendent*|azendent - bedeutet|weiss nicht|uhrzeit|freund*',
    venusSign: 'meine venus|venuszeichen|venus zeichen',
    sunSign: 'mein sternzeichen|sternzeichen bin|welches sternzeichen|mein zeichen|sonnenzeichen',
  },
  pairAsked:
    'pass*|zusammen|harmon*|kompatib*|verstehen sich|beziehung|liebe|klappt|gut|gute|kombination|match*',
  signAsked: 'sternzeichen|zeichen|tierkreiszeichen',
  fullMoon:
    'Der nächste Vollmond ist am {date}, um {time} Uhr, im Zeichen {sign}. Die Tradition sieht darin einen Moment zum Abschließen: Was gewachsen ist, zeigt sich ganz.',
  newMoon:
    'Der nächste Neumond ist am {date}, um {time} Uhr, im Zeichen {sign}. Er steht für kleine Anfänge, solche, die in einem Monat fertig werden.',
  mercuryBack:
    'Ja, Merkur ist rückläufig, bis zum {date}. Man verbindet das mit Missverständnissen und störrischer Technik: vor dem Abschicken noch einmal lesen, und sonst normal weiterleben.',
  mercuryAhead:
    'Nein. Merkur läuft vorwärts und wird erst wieder am {date} rückläufig. Wenn gerade etwas klemmt, war er es nicht.',
  signOfDate: 'Der {date} ist {sign}: {trait}.',
  borderDate:
    'Der {date} ist ein Grenztag: {sign} oder {other}, je nach Jahr und Uhrzeit. Sag mir das Jahr, dann weiß ich mehr.',
  sunSign: 'Deine Sonne steht im Zeichen {sign}: {trait}.',
  moonSign:
    'Dein Mond steht im Zeichen {sign}: {trait}. Er wird für das gelesen, was dich beruhigt, und dafür, wie du bist, wenn keiner zusieht.',
  rising:
    'Dein Aszendent ist {sign}: {trait}. Er wird für den ersten Eindruck gelesen und dafür, wie du Dinge anfängst.',
  venusSign:
    'Deine Venus steht im Zeichen {sign}: {trait}. Sie wird dafür gelesen, wie du liebst und was dir gefällt.',
  noBirth:
    'Dafür brauche ich dein Geburtsdatum. Trag es in dein Profil ein (Profile, Edit Profile), oder schreib es mir hier, mit Uhrzeit und Ort.',
  noHour:
    'Dafür brauche ich deine Geburtszeit und den Ort, der Tag allein reicht nicht. Die Zeit steht in der Geburtsurkunde oder beim Standesamt; trag sie dann im Profil ein.',
  pair: '{a} und {b}: {line} So weit die Zeichen; die Menschen kennst du.',
  apart: [
    'ihr versteht euch ohne Erklärung und geratet genau da aneinander, wo ihr gleich seid.',
    'Nachbarn im Tierkreis mit wenig Gemeinsamem am Anfang. Es geht gut, wenn das Andere euch neugierig macht.',
    'das ist leicht: Ihr redet gut miteinander und bringt euch auf Ideen. Manchmal fehlt jemand, der entscheidet.',
    'da ist Reibung und oft auch Anziehung. Beide wollen vorangehen, also klärt, wer wobei nachgibt.',
    'gleiches Element, ihr fühlt euch schnell zu Hause. Die Gefahr: Es wird bequem, und das Schwierige bleibt ungesagt.',
    'ihr sprecht verschiedene Sprachen und müsst euch oft erklären. Mit Geduld und Humor geht es.',
    'Gegenüber im Tierkreis, jeder hat, was dem anderen fehlt. Das zieht an, und es ermüdet, wenn einer den anderen ändern will.',
  ],
};
