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
  // Languages that we do not read: a danger told in them is not heard, so each tells where to call.
  ru: {
    about: '',
    open: 'Я пока не читаю по-русски и не хочу ответить невпопад. Напиши, пожалуйста, одно-два простых предложения по-английски: что случилось и что ты хочешь узнать? Если кто-то в опасности или тебе не хочется жить, позвони сейчас на местный номер экстренной помощи (112) или найди линию поддержки на findahelpline.com.',
  },
  uk: {
    about: '',
    open: 'Я поки не читаю українською і не хочу відповісти невлад. Напиши, будь ласка, одне-два прості речення англійською: що сталося і що ти хочеш дізнатися? Якщо хтось у небезпеці або тобі не хочеться жити, зателефонуй зараз на місцевий екстрений номер (112) або знайди лінію підтримки на findahelpline.com.',
  },
  el: {
    about: '',
    open: 'Δεν διαβάζω ακόμη ελληνικά και δεν θέλω να απαντήσω σε κάτι άλλο. Μου γράφεις μία δύο απλές προτάσεις στα αγγλικά: τι έγινε και τι θέλεις να μάθεις; Αν κάποιος κινδυνεύει ή δεν θέλεις να ζεις, πάρε τώρα τον τοπικό αριθμό έκτακτης ανάγκης (112) ή βρες γραμμή βοήθειας στο findahelpline.com.',
  },
  hu: {
    about: '',
    open: 'Magyarul még nem olvasok, és nem szeretnék mellébeszélni. Leírod egy-két egyszerű mondatban angolul, mi történt, és mit szeretnél tudni? Ha valaki veszélyben van, vagy nem akarsz élni, hívd most a helyi segélyhívót (112), vagy keress segélyvonalat: findahelpline.com.',
  },
  sv: {
    about: '',
    open: 'Jag läser inte svenska än och vill inte svara på något annat. Kan du skriva en eller två enkla meningar på engelska: vad hände, och vad vill du veta? Om någon är i fara eller om du inte vill leva, ring nu det lokala nödnumret (112) eller hitta en hjälplinje på findahelpline.com.',
  },
  ro: {
    about: '',
    open: 'Încă nu citesc în română și nu vreau să răspund pe lângă. Îmi scrii una sau două propoziții simple în engleză: ce s-a întâmplat și ce vrei să știi? Dacă cineva e în pericol sau nu mai vrei să trăiești, sună acum la numărul local de urgență (112) sau caută o linie de ajutor pe findahelpline.com.',
  },
  ar: {
    about: '',
    open: 'لا أقرأ العربية بعد، ولا أريد أن أجيب عن شيء آخر. هل تكتب لي جملة أو جملتين بسيطتين بالإنجليزية: ماذا حدث وماذا تريد أن تعرف؟ إذا كان أحد في خطر أو كنت لا تريد أن تعيش، فاتصل الآن برقم الطوارئ المحلي (112) أو ابحث عن خط مساعدة على findahelpline.com.',
  },
  vi: {
    about: '',
    open: 'Mình chưa đọc được tiếng Việt và không muốn trả lời lạc đề. Bạn viết giúp mình một hai câu đơn giản bằng tiếng Anh nhé: chuyện gì đã xảy ra và bạn muốn biết điều gì? Nếu có ai đang gặp nguy hiểm hoặc bạn không muốn sống nữa, hãy gọi ngay số khẩn cấp nơi bạn ở (112) hoặc tìm đường dây trợ giúp trên findahelpline.com.',
  },
  id: {
    about: '',
    open: 'Aku belum bisa membaca bahasa Indonesia dan tidak mau menjawab hal lain. Bisa tulis satu atau dua kalimat sederhana dalam bahasa Inggris: apa yang terjadi dan apa yang ingin kamu tahu? Kalau ada yang dalam bahaya atau kamu tidak ingin hidup, hubungi sekarang nomor darurat setempat (112) atau cari layanan bantuan di findahelpline.com.',
  },
  ko: {
    about: '',
    open: '아직 한국어를 읽지 못해서 엉뚱한 대답을 하고 싶지 않아요. 무슨 일이 있었고 무엇을 알고 싶은지 쉬운 영어 한두 문장으로 적어 줄래요? 누군가 위험하거나 살고 싶지 않은 마음이 든다면 지금 지역 긴급 전화(112 또는 119)에 연락하거나 findahelpline.com에서 상담 전화를 찾아 주세요.',
  },
  ja: {
    about: '',
    open: 'まだ日本語は読めないので、見当違いな答えはしたくありません。何があって何を知りたいのか、簡単な英語で一、二文で書いてもらえますか？だれかが危険なとき、生きていたくないと感じるときは、今すぐお住まいの緊急番号（110、119）に電話するか、findahelpline.com で相談窓口を探してください。',
  },
  zh: {
    about: '',
    open: '我还看不懂中文，不想答非所问。可以用一两句简单的英语告诉我：发生了什么，你想知道什么吗？如果有人有危险，或者你不想活了，请现在就拨打当地的紧急电话（110、120），或在 findahelpline.com 上寻找求助热线。',
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
