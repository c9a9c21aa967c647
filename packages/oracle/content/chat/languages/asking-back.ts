/** Said where we read a language and are not sure of the subject: better to ask than to answer on another one. */
export interface AskingBack {
  /** Where a word tells roughly what it is about; "{subject}" is its name. */
  readonly about: string;
  readonly open: string;
}

const ASKING_BACK: Readonly<Record<string, AskingBack>> = {
  es: {
    about:
      'Entiendo que se trata de {subject}, pero no quiero contestarte otra cosa. ¿Me lo cuentas en una o dos frases sencillas: qué pasó y qué quieres saber? (Por ahora contesto en inglés.)',
    open: 'Te leo, pero no estoy seguro de haberte entendido, y no quiero contestarte otra cosa. ¿Me lo cuentas en una o dos frases sencillas: qué pasó y qué quieres saber? (Por ahora contesto en inglés.)',
  },
  fr: {
    about:
      "Je comprends qu'il s'agit {subject}, mais je ne veux pas répondre à côté. Tu peux me le dire en une ou deux phrases simples : ce qui s'est passé et ce que tu veux savoir ? (Pour l'instant, je réponds en anglais.)",
    open: "Je te lis, mais je ne suis pas sûr d'avoir compris, et je ne veux pas répondre à côté. Tu peux me le dire en une ou deux phrases simples : ce qui s'est passé et ce que tu veux savoir ? (Pour l'instant, je réponds en anglais.)",
  },
  de: {
    about:
      'Ich verstehe: Es geht um {subject}. Bevor ich an dir vorbei antworte: Sagst du mir in ein, zwei einfachen Sätzen, was passiert ist und was du wissen möchtest? (Noch antworte ich auf Englisch.)',
    open: 'Ich lese mit, bin mir aber nicht sicher, ob ich dich richtig verstehe. Sagst du mir in ein, zwei einfachen Sätzen, was passiert ist und was du wissen möchtest? (Noch antworte ich auf Englisch.)',
  },
  pt: {
    about:
      'Entendo que é sobre {subject}, mas não quero responder outra coisa. Você me conta em uma ou duas frases simples: o que aconteceu e o que quer saber? (Por enquanto respondo em inglês.)',
    open: 'Estou lendo, mas não tenho certeza de ter entendido, e não quero responder outra coisa. Você me conta em uma ou duas frases simples: o que aconteceu e o que quer saber? (Por enquanto respondo em inglês.)',
  },
  it: {
    about:
      "Capisco che si tratta di questo: {subject}. Prima di rispondere a un'altra cosa: mi dici in una o due frasi semplici cosa è successo e cosa vuoi sapere? (Per ora rispondo in inglese.)",
    open: 'Ti leggo, ma non sono sicuro di aver capito bene. Mi dici in una o due frasi semplici cosa è successo e cosa vuoi sapere? (Per ora rispondo in inglese.)',
  },
  nl: {
    about:
      'Ik begrijp dat het gaat om {subject}, maar ik wil niet langs je heen praten. Vertel je me in een of twee eenvoudige zinnen wat er is gebeurd en wat je wilt weten? (Voorlopig antwoord ik in het Engels.)',
    open: 'Ik lees mee, maar ik weet niet zeker of ik je goed begrijp. Vertel je me in een of twee eenvoudige zinnen wat er is gebeurd en wat je wilt weten? (Voorlopig antwoord ik in het Engels.)',
  },
  pl: {
    about:
      'Rozumiem, że chodzi o coś w sprawie {subject}, ale nie chcę odpowiedzieć na co innego. Napiszesz w jednym lub dwóch prostych zdaniach, co się stało i co chcesz wiedzieć? (Na razie odpowiadam po angielsku.)',
    open: 'Czytam, ale nie mam pewności, czy dobrze rozumiem. Napiszesz w jednym lub dwóch prostych zdaniach, co się stało i co chcesz wiedzieć? (Na razie odpowiadam po angielsku.)',
  },
  tr: {
    about:
      'Konunun {subject} olduğunu anlıyorum, ama yanlış bir şeye cevap vermek istemem. Bir iki basit cümleyle ne olduğunu ve ne bilmek istediğini yazar mısın? (Şimdilik İngilizce cevap veriyorum.)',
    open: 'Okuyorum, ama seni doğru anladığımdan emin değilim. Bir iki basit cümleyle ne olduğunu ve ne bilmek istediğini yazar mısın? (Şimdilik İngilizce cevap veriyorum.)',
  },
  'hi-Latn': {
    about:
      'Samajh gaya, baat {subject} ki hai, par main galat cheez ka jawab nahi dena chahta. Ek-do aasaan line mein batao: kya hua aur kya jaanna hai? (Abhi jawab English mein deta hoon.)',
    open: 'Main padh raha hoon, par pakka nahi ki theek samjha. Ek-do aasaan line mein batao: kya hua aur kya jaanna hai? (Abhi jawab English mein deta hoon.)',
  },
  tl: {
    about: '',
    open: 'Nababasa kita, pero hindi ako sigurado kung tama ang intindi ko, at ayokong sumagot ng iba. Puwede mo bang sabihin sa isa o dalawang simpleng pangungusap: ano ang nangyari at ano ang gusto mong malaman? (Sa ngayon sa English muna ako sumasagot.)',
  },
  sw: {
    about: '',
    open: 'Nimesoma, lakini sina hakika kama nimekuelewa vizuri, na sitaki kujibu jambo lingine. Unaweza kuniambia kwa sentensi moja au mbili rahisi: nini kimetokea na unataka kujua nini? (Kwa sasa najibu kwa Kiingereza.)',
  },
  // Languages that we do not read.
  ru: {
    about: '',
    open: 'Я пока не читаю по-русски и не хочу ответить невпопад. Напиши, пожалуйста, одно-два простых предложения по-английски: что случилось и что ты хочешь узнать?',
  },
  uk: {
    about: '',
    open: 'Я поки не читаю українською і не хочу відповісти невлад. Напиши, будь ласка, одне-два прості речення англійською: що сталося і що ти хочеш дізнатися?',
  },
  el: {
    about: '',
    open: 'Δεν διαβάζω ακόμη ελληνικά και δεν θέλω να απαντήσω σε κάτι άλλο. Μου γράφεις μία δύο απλές προτάσεις στα αγγλικά: τι έγινε και τι θέλεις να μάθεις;',
  },
  hu: {
    about: '',
    open: 'Magyarul még nem olvasok, és nem szeretnék mellébeszélni. Leírod egy-két egyszerű mondatban angolul, mi történt, és mit szeretnél tudni?',
  },
  sv: {
    about: '',
    open: 'Jag läser inte svenska än och vill inte svara på något annat. Kan du skriva en eller två enkla meningar på engelska: vad hände, och vad vill du veta?',
  },
  ro: {
    about: '',
    open: 'Încă nu citesc în română și nu vreau să răspund pe lângă. Îmi scrii una sau două propoziții simple în engleză: ce s-a întâmplat și ce vrei să știi?',
  },
  ar: {
    about: '',
    open: 'لا أقرأ العربية بعد، ولا أريد أن أجيب عن شيء آخر. هل تكتب لي جملة أو جملتين بسيطتين بالإنجليزية: ماذا حدث وماذا تريد أن تعرف؟',
  },
  vi: {
    about: '',
    open: 'Mình chưa đọc được tiếng Việt và không muốn trả lời lạc đề. Bạn viết giúp mình một hai câu đơn giản bằng tiếng Anh nhé: chuyện gì đã xảy ra và bạn muốn biết điều gì?',
  },
  id: {
    about: '',
    open: 'Aku belum bisa membaca bahasa Indonesia dan tidak mau menjawab hal lain. Bisa tulis satu atau dua kalimat sederhana dalam bahasa Inggris: apa yang terjadi dan apa yang ingin kamu tahu?',
  },
  ko: {
    about: '',
    open: '아직 한국어를 읽지 못해서 엉뚱한 대답을 하고 싶지 않아요. 무슨 일이 있었고 무엇을 알고 싶은지 쉬운 영어 한두 문장으로 적어 줄래요?',
  },
  ja: {
    about: '',
    open: 'まだ日本語は読めないので、見当違いな答えはしたくありません。何があって何を知りたいのか、簡単な英語で一、二文で書いてもらえますか？',
  },
  zh: {
    about: '',
    open: '我还看不懂中文，不想答非所问。可以用一两句简单的英语告诉我：发生了什么，你想知道什么吗？',
  },
};

/** What is asked back in a language, with the subject that a word names; null where we have no sentence in it. */
export function askBackIn(language: string, subject: string | null): string | null {
  const lines = ASKING_BACK[language];
  if (lines === undefined) return null;
  return subject === null || lines.about === ''
    ? lines.open
    : lines.about.replace('{subject}', subject).replace(' de el ', ' del ');
}
