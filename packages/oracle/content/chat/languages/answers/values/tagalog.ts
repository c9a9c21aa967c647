import type { ValueWords } from '../language-answers.ts';

export const TAGALOG_VALUES: ValueWords = {
  signs: `
    Aries: aries = sigla, diretsong salita at pagmamadali
    Taurus: taurus = kalma, tiyaga at hilig sa magaganda
    Gemini: gemini = pagka-usisero, kuwento at paiba-ibang paksa
    Cancer: cancer = malasakit, alaala at pagmamahal sa tahanan
    Leo: leo = init, dangal at gustong mapansin
    Virgo: virgo = ingat, pagtulong at matang pino
    Libra: libra = lambing, balanse at matagal magdesisyon
    Scorpio: scorpio = lalim, katapatan at lihim na hindi lumalabas
    Sagittarius: sagittarius = hilig gumala, biro at totoong walang filter
    Capricorn: capricorn = tiyaga, sipag at kaunting reklamo
    Aquarius: aquarius = sariling isip, kaunting distansya at pakikipagkaibigan
    Pisces: pisces = malambot na puso, imahinasyon at hindi sanay humindi`,
  months: `
    Enero: january|enero|jan
    Pebrero: february|pebrero|feb
    Marso: march|marso
    Abril: april|abril
    Mayo: may|mayo
    Hunyo: june|hunyo
    Hulyo: july|hulyo
    Agosto: august|agosto|aug
    Setyembre: september|setyembre|sept
    Oktubre: october|oktubre|oct
    Nobyembre: november|nobyembre|nov
    Disyembre: december|disyembre|dec`,
  weekdays: 'Linggo Lunes Martes Miyerkules Huwebes Biyernes Sabado',
  day: '{weekday}, {month} {day}',
  bareDay: '{month} {day}',
  year: ', {year}',
  and: 'tsaka|saka|at saka|tapos',
  asks: {
    fullMoon: 'full moon|kabilugan ng buwan - epekto|effect|ibig sabihin',
    newMoon: 'new moon|bagong buwan - epekto|effect|ibig sabihin',
    mercury: 'mercury + retro*',
    moonSign: 'moon sign|moon ko',
    rising: 'rising|ascendant - ibig sabihin|di ko alam|hindi ko alam',
    venusSign: 'venus sign|venus ko',
    sunSign: 'sign ko|zodiac ko|sun sign',
  },
  pairAsked: 'compatib*|bagay|match*|magkasundo|magkakasundo|pwede ba|swak',
  signAsked: 'sign|zodiac',
  fullMoon:
    'Ang susunod na full moon ay {date}, {time}, sa {sign}. Sa tradisyon, panahon ito ng pagtatapos: lumilitaw nang buo ang matagal nang lumalaki.',
  newMoon:
    'Ang susunod na new moon ay {date}, {time}, sa {sign}. Iniuugnay ito sa maliliit na simula, iyong kayang tapusin sa isang buwan.',
  mercuryBack:
    'Oo, naka-retrograde ang Mercury hanggang {date}. Iniuugnay ito sa mga mensaheng hindi nagkakaintindihan: basahin muna bago i-send, at tuloy lang ang buhay.',
  mercuryAhead:
    'Hindi. Paabante ang Mercury ngayon, at sa {date} pa ulit ito magre-retrograde. Kung may aberya ngayon, hindi siya ang may sala.',
  signOfDate: '{date}: {sign}. Kilala sa {trait}.',
  borderDate:
    'Nasa hangganan ang {date}: {sign} o {other}, depende sa taon at oras. Sabihin mo ang taon para mas masabi ko.',
  sunSign: 'Nasa {sign} ang Araw mo: {trait}.',
  moonSign:
    'Nasa {sign} ang Buwan mo: {trait}. Binabasa ito para sa nagpapakalma sa iyo, at kung sino ka kapag walang nakatingin.',
  rising:
    '{sign} ang rising mo: {trait}. Binabasa ito para sa unang dating mo sa tao at kung paano ka magsimula ng mga bagay.',
  venusSign:
    'Nasa {sign} ang Venus mo: {trait}. Binabasa ito para sa paraan mo ng pagmamahal at sa mga gusto mo.',
  noBirth:
    'Kailangan ko ang petsa ng kapanganakan mo para diyan. Ilagay sa profile (Profile, Edit Profile), o isulat dito kasama ang oras at lungsod.',
  noHour:
    'Kailangan ko ang oras at lungsod ng kapanganakan mo; hindi sapat ang petsa lang. Nasa birth certificate ang oras, tapos ilagay mo sa profile.',
  pair: '{a} at {b}: {line} Sa signs lang iyan; ikaw ang nakakakilala sa tao.',
  apart: [
    'nagkakaintindihan kahit hindi magpaliwanag, at nagkakabanggaan kung saan kayo pareho.',
    'magkatabi sa zodiac pero kaunti ang pareho sa simula. Gagana kung nakaka-curious sa inyo ang pagkakaiba.',
    'magaan, masarap kausap ang isa’t isa at nagpapalakas ng loob. Minsan kulang lang sa magdedesisyon.',
    'may kiskisan at madalas may hatak din. Pareho kayong gustong mauna, kaya pag-usapan kung sino ang magbibigay saan.',
    'iisang elemento, mabilis maging kampante. Ang ingat: baka hindi na masabi ang mahihirap na bagay.',
    'magkaibang wika ang gamit ninyo kaya madalas magpaliwanag. Kaya naman, kung may pasensya at tawa.',
    'magkatapat, nasa isa ang kulang ng isa. Malakas ang hatak, at nakakapagod kung babaguhin ninyo ang isa’t isa.',
  ],
};
