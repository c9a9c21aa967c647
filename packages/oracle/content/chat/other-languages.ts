/** The subjects that can be told in other languages, and the family that answers each. */
export const SUBJECT_FAMILIES = {
  ex: 'ex-come-back',
  breakUp: 'break-up-now',
  love: 'love-this-month',
  work: 'job-search',
  money: 'money-forecast',
  sleep: 'cant-sleep',
  signs: 'two-signs',
  rising: 'rising-mine',
} as const;
export type Subject = keyof typeof SUBJECT_FAMILIES;

interface OtherLanguage {
  /** Words that name a subject, without accents; "*" stands for any ending. */
  readonly words: Readonly<Record<Subject, string>>;
  /** How a subject is named in `opening`. */
  readonly names: Readonly<Record<Subject, string>>;
  /** Before the English answer; "{subject}" is the name. */
  readonly opening: string;
  /** Where the subject is not known. */
  readonly unknown: string;
}

export const OTHER_LANGUAGES: Readonly<Record<string, OtherLanguage>> = {
  es: {
    words: {
      ex: 'ex|volver conmigo|volvera|regresara|vuelva',
      breakUp: 'me dejo|terminamos|rompimos|me termino|ruptura|me corto',
      love: 'amor|me ama|me quiere|novio|novia|pareja|marido|esposo|esposa|enamorad*|relacion|casar*',
      work: 'trabajo|empleo|jefe|carrera|despid*|entrevista|negocio',
      money: 'dinero|plata|rico|deuda*|pagar|economia|sueldo',
      sleep: 'dormir|insomnio|duermo|sueno',
      signs: 'compatible*|signo*|aries|leo|virgo|libra|escorpio|geminis|acuario|piscis|tauro',
      rising: 'ascendente|carta natal|carta astral',
    },
    names: {
      ex: 'tu ex',
      breakUp: 'una ruptura',
      love: 'el amor',
      work: 'el trabajo',
      money: 'el dinero',
      sleep: 'el sueño',
      signs: 'los signos',
      rising: 'tu ascendente',
    },
    opening: 'Entiendo que preguntas por {subject}. Por ahora solo escribo en inglés:',
    unknown: 'Por ahora solo escribo en inglés, lo siento.',
  },
  fr: {
    words: {
      ex: 'ex|revenir|reviendra|revenir vers moi',
      breakUp: 'quitte*|rupture|rompu|separe*|largue*',
      love: 'amour|aime|copain|copine|mari|femme|couple|amoureu*|relation|mariage',
      work: 'travail|boulot|emploi|patron|carriere|vire*|licencie*|entretien|job',
      money: 'argent|riche|dette*|payer|salaire|sous',
      sleep: 'dormir|insomnie|dors|sommeil',
      signs:
        'compatible*|signe*|belier|taureau|gemeaux|lion|vierge|balance|scorpion|verseau|poissons',
      rising: 'ascendant|theme astral|carte du ciel',
    },
    names: {
      ex: 'de ton ex',
      breakUp: "d'une rupture",
      love: "d'amour",
      work: 'de travail',
      money: "d'argent",
      sleep: 'de sommeil',
      signs: 'des signes',
      rising: 'de ton ascendant',
    },
    opening: "Je comprends qu'il s'agit {subject}. Pour l'instant, j'écris seulement en anglais :",
    unknown: "Pour l'instant, j'écris seulement en anglais, désolé.",
  },
  de: {
    words: {
      ex: 'ex|zuruck|zuruckkommt|zuruckkommen',
      breakUp: 'verlassen|getrennt|trennung|schluss gemacht',
      love: 'liebe|liebt|freund|freundin|mann|frau|beziehung|verliebt|heirat*|partner*',
      work: 'arbeit|job|chef|chefin|stelle|beruf|gekundigt|kundig*|vorstellungsgesprach|karriere',
      money: 'geld|reich|schulden|bezahlen|gehalt',
      sleep: 'schlaf*|einschlafen|wach',
      signs:
        'passen|sternzeichen|widder|stier|zwilling*|krebs|lowe|jungfrau|waage|skorpion|schutze|steinbock|wassermann|fische',
      rising: 'aszendent|geburtshoroskop',
    },
    names: {
      ex: 'deinen Ex oder deine Ex',
      breakUp: 'eine Trennung',
      love: 'die Liebe',
      work: 'die Arbeit',
      money: 'Geld',
      sleep: 'den Schlaf',
      signs: 'die Sternzeichen',
      rising: 'deinen Aszendenten',
    },
    opening: 'Ich verstehe: Es geht um {subject}. Noch schreibe ich nur auf Englisch:',
    unknown: 'Noch schreibe ich nur auf Englisch, tut mir leid.',
  },
  pt: {
    words: {
      ex: 'ex|voltar|vai voltar|volta pra mim',
      breakUp: 'terminou|terminamos|me deixou|separa*|largou',
      love: 'amor|ama|gosta de mim|namorad*|marido|esposa|casal|apaixonad*|relacionamento|casar',
      work: 'trabalho|emprego|chefe|carreira|demitid*|entrevista|negocio',
      money: 'dinheiro|grana|rica|rico|divida*|pagar|salario',
      sleep: 'dormir|insonia|sono|durmo',
      signs:
        'combina*|compative*|signo*|touro|gemeos|leao|virgem|escorpiao|capricornio|aquario|peixes',
      rising: 'ascendente|mapa astral',
    },
    names: {
      ex: 'o seu ex',
      breakUp: 'um término',
      love: 'o amor',
      work: 'o trabalho',
      money: 'o dinheiro',
      sleep: 'o sono',
      signs: 'os signos',
      rising: 'o seu ascendente',
    },
    opening: 'Entendo que a pergunta é sobre {subject}. Por enquanto só escrevo em inglês:',
    unknown: 'Por enquanto só escrevo em inglês, desculpe.',
  },
  it: {
    words: {
      ex: 'ex|tornera|tornare|torna da me',
      breakUp: 'lasciat*|rottura|lasciati|mollat*',
      love: 'amore|ama|ragazzo|ragazza|fidanzat*|marito|moglie|coppia|innamorat*|relazione|sposar*',
      work: 'lavoro|capo|carriera|licenziat*|colloquio|impiego',
      money: 'soldi|denaro|ricco|ricca|debit*|pagare|stipendio',
      sleep: 'dormire|insonnia|dormo|sonno',
      signs:
        'compatibil*|segno|segni|ariete|toro|gemelli|leone|vergine|bilancia|scorpione|sagittario|acquario|pesci',
      rising: 'ascendente|tema natale',
    },
    names: {
      ex: 'il tuo ex o la tua ex',
      breakUp: 'una rottura',
      love: "l'amore",
      work: 'il lavoro',
      money: 'i soldi',
      sleep: 'il sonno',
      signs: 'i segni',
      rising: 'il tuo ascendente',
    },
    opening: 'Capisco che la domanda riguarda {subject}. Per ora scrivo solo in inglese:',
    unknown: 'Per ora scrivo solo in inglese, mi dispiace.',
  },
  tr: {
    words: {
      ex: 'eski sevgilim|eski sevgili|donecek|geri don*',
      breakUp: 'ayrildik|terk etti|ayrilik|ayrildi',
      love: 'ask|seviyor|sevgilim|sevgili|kocam|karim|esim|evlen*|iliski*',
      work: 'is|isim|patron*|kariyer|kovuldum|mulakat|is bul*',
      money: 'para|zengin|borc*|maas',
      sleep: 'uyku|uyuyam*|uyu*',
      signs: 'uyumlu|burc*|koc|boga|ikizler|yengec|aslan|basak|terazi|akrep|yay|oglak|kova|balik',
      rising: 'yukselen*|dogum haritasi',
    },
    names: {
      ex: 'eski sevgilin',
      breakUp: 'bir ayrılık',
      love: 'aşk',
      work: 'iş',
      money: 'para',
      sleep: 'uyku',
      signs: 'burçlar',
      rising: 'yükselenin',
    },
    opening: 'Anladığım kadarıyla konu: {subject}. Şimdilik yalnızca İngilizce yazıyorum:',
    unknown: 'Şimdilik yalnızca İngilizce yazıyorum, üzgünüm.',
  },
  hi: {
    words: {
      ex: 'ex|wapas|vapas|लौट*|वापस',
      breakUp: 'chhod diya|chod diya|breakup|छोड़*',
      love: 'pyar|pyaar|shaadi|shadi|rishta|pati|patni|प्यार|शादी|रिश्त*|पति|पत्नी',
      work: 'naukri|kaam|job|boss|नौकरी|काम',
      money: 'paisa|paise|karz|amir|पैस*|धन|कर्ज*',
      sleep: 'neend|sona|नींद',
      signs: 'rashi|rashiyan|राशि*',
      rising: 'lagna|kundli|kundali|लग्न|कुंडली',
    },
    names: {
      ex: 'आपके पुराने साथी',
      breakUp: 'रिश्ता टूटने',
      love: 'प्यार',
      work: 'काम',
      money: 'पैसे',
      sleep: 'नींद',
      signs: 'राशियों',
      rising: 'आपके लग्न',
    },
    opening: 'मैं समझता हूँ कि सवाल {subject} के बारे में है। अभी मैं केवल अंग्रेज़ी में लिखता हूँ:',
    unknown: 'अभी मैं केवल अंग्रेज़ी में लिखता हूँ, माफ़ कीजिए।',
  },
};
