import type { ModelLanguage } from '../prompt/languages.ts';

/** Heavy matters by the beginnings of their words; each must stand in the English too, where it is checked. */
export const HEAVY_WORDS: readonly {
  readonly english: RegExp;
  readonly words: Readonly<Record<ModelLanguage, string>>;
}[] = [
  {
    english:
      /\b(?:die|dies|died|dying|death|dead|pass(?:ed|es|ing)?|funeral|grave|grief|griev\w+|bury|buried|loss|lost|late|bereave\w*)\b/iu,
    words: {
      es: 'muer|morir|morirá|fallec|funeral|entierro|difunt|luto',
      fr: 'mort|mourir|mourra|décès|décéd|enterrement|funérailles|deuil',
      de: 'tod|tot|stirb|sterb|gestorben|verstorben|begräbnis|beerdigung|trauer',
      pt: 'mort|morr|falec|funeral|enterro|luto',
      it: 'mort|morir|morto|decess|funeral|lutto|defunt',
    },
  },
  {
    english:
      /\b(?:ill|illness|sick\w*|disease|doctor|medic\w*|pill|tablet|tumou?r|cancer|diagnos\w*|pain|health\w*|surg\w*|operation|hospital|therap\w*|symptom\w*|treatment)\b/iu,
    words: {
      es: 'enferm|médic|medicament|pastilla|tumor|diagnóst|dolor|cirug|operación|hospital|síntoma|tratamiento',
      fr: 'malad|médec|médicament|cachet|tumeur|diagnost|douleur|chirurg|opération|hôpital|symptôme|traitement',
      de: 'krank|arzt|ärzt|medikament|tablette|tumor|diagnos|schmerz|operation|klinik|symptom|behandlung',
      pt: 'doen|médic|remédio|comprimido|tumor|diagnóst|dor|cirurg|operação|hospital|sintoma|tratamento',
      it: 'malat|medic|farmac|pastigli|tumor|diagnos|dolor|chirurg|operazione|ospedal|sintom|cura',
    },
  },
  {
    english:
      /\b(?:pregnan\w*|baby|babies|child\w*|birth|conceiv\w*|kid|kids|son|daughter|boy|girl)\b/iu,
    words: {
      es: 'embaraz|bebé|hij|niñ|parto|concebir',
      fr: 'enceinte|bébé|enfant|fils|fille|accouch|grossesse',
      de: 'schwanger|baby|kind|sohn|tochter|geburt',
      pt: 'grávid|gravid|bebê|bebé|filh|crianç|parto',
      it: 'incint|gravid|bambin|figli|neonat|parto',
    },
  },
  {
    english:
      /\b(?:love\w*|miss\w*|cheat\w*|lie|lies|lying|lied|betray\w*|unfaithful|affair|marry|wedding|feel\w*|think\w*|want\w*)\b/iu,
    words: {
      es: 'te ama|te quiere|te extraña|infiel|engañ|boda|casar',
      fr: "t'aime|te trompe|infidèle|tu lui manques|mariage|épous",
      de: 'liebt dich|vermisst dich|betrüg|fremdgeh|hochzeit|heirat',
      pt: 'te ama|sente a tua falta|sente sua falta|infiel|traindo|casamento|casar',
      it: 'ti ama|ti tradisce|infedel|gli manchi|le manchi|matrimonio|sposar',
    },
  },
  {
    english:
      /\b(?:court|judge|lawyer|law|legal|buy|sell|invest\w*|loan|credit|money|lottery|inherit\w*|contract|sign)\b/iu,
    words: {
      es: 'juez|tribunal|juicio|compra|vend|inviert|inversión|préstamo|lotería|herencia|contrato',
      fr: 'juge|tribunal|procès|achète|vends|investi|prêt|loterie|héritage|contrat',
      de: 'gericht|richter|prozess|kauf|verkauf|invest|kredit|lotto|erbe|vertrag',
      pt: 'juiz|tribunal|compre|venda|inviste|investi|empréstimo|loteria|herança|contrato',
      it: 'giudice|tribunale|processo|compra|vendi|investi|prestito|lotteria|eredità|contratto',
    },
  },
];
