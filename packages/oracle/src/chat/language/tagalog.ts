/** Words of Tagalog that no other language of ours has. */
const OWN = new Set(
  `ako ko akin sakin siya sya niya nya kami namin sila nila yung lang lng kasi hindi mga ng ang po ba
  talaga naman paano pano kailan kelan bakit sana wala walang kung ayaw ayoko dapat anak jowa asawa
  pagod mahal niyo nyo natin tayo kaya gagawin alam ikaw akong kong kang dahil nung sobrang rin din
  anong ilang magkano totoong tao nyong ninyo aking ipinanganak kumusta salamat natatakot bukas ngayon kanya siyang syang nababasa puwede pwede gusto bakit saan
  dito doon pamilya namimiss kahit kapag tapos niloko pinas jowa magulang bayarin biyenan kapitbahay bagsak lasing tatay nanay laging lagi swerte suwerte araw gabi trabaho pera utang kaibigan panaginip buntis sweldo kapatid`.split(
    /\s+/u,
  ),
);
/** Verbs with a prefix of their own: "nahihirapan", "nagchachat". */
const PREFIXED = /^(?:nag|naka|nahi|nang|mag|pag|maka|pinag)\p{L}{3,}$/u;
/** Small words that stand beside them. */
const SMALL = new Set(
  'na pa ka mo sa di may to ni si at para pero gusto miss ito ano ate kuya'.split(' '),
);

const LEAST_OWN = 2;
const LEAST_SHARE = 0.35;
/** A few words that are nearly all Tagalog: "miss ko na ex ko". */
const NEARLY_ALL = 0.75;

/** Whether a message is Tagalog, also with many English words in it. */
export function isTagalog(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => OWN.has(word) || PREFIXED.test(word));
  const small = words.filter((word) => SMALL.has(word));
  const share = (own.length + small.length) / Math.max(1, words.length);
  const isShort = own.length >= LEAST_OWN && share >= NEARLY_ALL;
  return isShort || (new Set(own).size >= LEAST_OWN && share >= LEAST_SHARE);
}
