import { NOT_NAMES } from './not-names.ts';

/** Places people name without a capital. */
const KNOWN =
  `new york city|new york|nyc|los angeles|san francisco|san diego|las vegas|new orleans|new jersey
|new zealand|new mexico|new hampshire|north carolina|south carolina|south africa|south korea|hong kong
|sri lanka|costa rica|puerto rico|saudi arabia|united kingdom|united states|united arab emirates|mexico city
|cape town|tel aviv|kuala lumpur|buenos aires|rio de janeiro|sao paulo|the netherlands|london|paris|berlin
|lisbon|porto|madrid|barcelona|rome|milan|vienna|zurich|geneva|amsterdam|brussels|dublin|edinburgh|glasgow
|manchester|birmingham|leeds|bristol|liverpool|oslo|stockholm|copenhagen|helsinki|warsaw|prague|budapest
|athens|istanbul|ankara|moscow|kyiv|bucharest|sofia|belgrade|zagreb|munich|hamburg|cologne|frankfurt|dubai
|doha|riyadh|cairo|lagos|nairobi|accra|johannesburg|casablanca|mumbai|delhi|bangalore|chennai|kolkata
|hyderabad|pune|karachi|lahore|dhaka|kathmandu|bangkok|singapore|jakarta|bali|manila|hanoi|tokyo|osaka
|kyoto|seoul|beijing|shanghai|taipei|sydney|melbourne|brisbane|perth|auckland|toronto|vancouver|montreal
|calgary|ottawa|chicago|boston|seattle|portland|denver|austin|dallas|houston|atlanta|miami|orlando|tampa
|phoenix|philadelphia|detroit|minneapolis|nashville|charlotte|baltimore|pittsburgh|cleveland|columbus
|sacramento|brooklyn|manhattan|honolulu|hawaii|alaska|texas|california|florida|ohio|arizona|colorado|oregon
|washington|nevada|utah|michigan|illinois|virginia|georgia|tennessee|kentucky|alabama|louisiana|oklahoma
|kansas|missouri|iowa|wisconsin|minnesota|nebraska|montana|idaho|wyoming|maine|vermont|massachusetts
|connecticut|delaware|maryland|pennsylvania|spain|france|germany|portugal|italy|greece|turkey|egypt|morocco
|nigeria|ghana|kenya|ethiopia|india|pakistan|bangladesh|nepal|china|japan|korea|vietnam|thailand|indonesia
|malaysia|philippines|australia|canada|mexico|brazil|argentina|chile|colombia|peru|ecuador|venezuela|cuba
|jamaica|ireland|scotland|wales|england|norway|sweden|denmark|finland|iceland|poland|czechia|hungary|romania
|bulgaria|serbia|croatia|ukraine|russia|israel|lebanon|jordan|iraq|iran|qatar|kuwait|switzerland|austria
|belgium|luxembourg|europe|asia|africa|america|abroad`.replaceAll('\n', '');
const PLACE = new RegExp(
  String.raw`\b(?:to|in|from|at|near|around|leave|leaving|visit|of)\s+(?<place>${KNOWN})\b`,
  'iu',
);
const BARE = new RegExp(String.raw`\b(?<place>${KNOWN})\b`, 'iu');
const CAPITAL = /\b(?:to|in|from|near|around)\s+(?<place>[A-Z][\p{L}'-]+(?:\s+[A-Z][\p{L}'-]+)?)/u;
const SMALL_WORDS = new Set(['de', 'of', 'the']);
const AS_LETTERS: ReadonlyMap<string, string> = new Map([['nyc', 'New York']]);

/** A city or country that is named. */
export function findPlace(text: string): string | undefined {
  const known = PLACE.exec(text)?.groups?.['place'];
  if (known !== undefined) return written(known);
  const capital = CAPITAL.exec(text)?.groups?.['place'];
  const isPlace =
    capital !== undefined && !NOT_NAMES.has(capital.split(/\s/u)[0]?.toLowerCase() ?? '');
  if (isPlace) return capital;
  const bare = /\b(?:move|moving|or|between|living|live)\b/iu.test(text)
    ? BARE.exec(text)?.groups?.['place']
    : undefined;
  return bare === undefined ? undefined : written(bare);
}

const written = (place: string): string | undefined =>
  place.toLowerCase() === 'abroad'
    ? undefined
    : (AS_LETTERS.get(place.toLowerCase()) ??
      place
        .toLowerCase()
        .split(' ')
        .map((word) =>
          SMALL_WORDS.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
        )
        .join(' '));
