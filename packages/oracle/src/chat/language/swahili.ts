/** Words of Swahili that no other language of ours has. */
const OWN = new Set(
  `yangu wangu langu changu zangu kwangu wako yako lakini bado sina nina nataka anataka sitaki nifanye ninaweza
  naweza siwezi hajibu hajanijibu ameniacha mchumba mpenzi mume mke mtoto watoto rafiki kazi pesa mahari ndoa harusi
  nyumba mama baba ndugu kaka dada shule mtihani biashara leo kesho jana mwezi mwaka wiki siku lini kwa nini je sana
  nimechoka nimepata nimefukuzwa nikamwambia nimwambie nitapata nitaolewa nitaoa hongera asante pole kama kwamba
  kuwa yeye mimi wewe sisi tuoane kuoa kuolewa familia wazazi bosi mshahara hanilipi hajanilipa`.split(
    /\s+/u,
  ),
);
/** Verbs with their prefixes: "ananipenda", "nimefukuzwa", "hatuna". */
const PREFIXED =
  /^(?:nina|nime|nita|nili|ana|ame|ata|ali|tuna|tume|tuta|wana|wame|hana|hatu|hawa|sija|haja)[b-df-hj-np-tv-z]\p{L}{3,}$/u;

const LEAST_OWN = 3;
const LEAST_SHARE = 0.4;

/** Whether a message is Swahili. */
export function isSwahili(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => OWN.has(word) || PREFIXED.test(word));
  return new Set(own).size >= LEAST_OWN && own.length / words.length >= LEAST_SHARE;
}
