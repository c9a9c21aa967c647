import type { ProductWords } from '../language-answers.ts';

export const TAGALOG_PRODUCT: ProductWords = {
  asks: {
    refund: 'refund|isauli ang bayad|ibalik ang bayad',
    trial: 'free trial|trial|7 days|pitong araw',
    cancel:
      'cancel|icancel|magcancel|ikansela|itigil|ihinto + subscription|premium|plan|app|ito\nmag cancel|i cancel|pa cancel',
    photo: 'photo|picture|litrato|pic + kamay|palad|palm|hand',
    palmLimit: 'ilan|ilang + scan*|beses|palad|palm + palad|palm|kamay|scan*',
    deletion: 'delete|burahin|tanggalin|idelete|i delete|mabura + account|data|profile|chat|usapan',
    birthChange:
      'birth time|oras ng kapanganakan|birthday|petsa ng kapanganakan + mali|palit*|baguhin|ayusin|change',
    mails: 'email|emails|mail|mails + ayaw|ayoko|itigil|stop|patayin|tigil',
    privacy:
      'sino|may + nagbabasa|bumabasa|nakakabasa|makakabasa|nakakakita|makakakita\nnababasa|mababasa|nakikita|makikita + chat|messages|usapan|sinusulat\nprivate ba|safe ba ang data|binebenta',
    minors: 'minor|menor|16 anyos|17 anyos|15 anyos + pwede|gamit*|app',
    real: 'tao|robot|bot|ai|totoo|totoong|makina + ka ba|kausap|ka|ba ito|ba to - mahal|asawa|jowa',
    price: 'magkano|presyo|libre ba|bayad ba|may bayad - utang|bahay|kasal',
  },
  says: {
    refund:
      'Mag-cancel muna para wala nang masingil: Profile, Manage Subscription. Tapos mag-reply sa resibo o sa kahit anong email namin, kasama ang petsa at halaga, at humingi ng refund. Mula rito hindi ako makapagbabalik ng pera at hindi ko ito maipapangako.',
    trial:
      '{days} araw na libre. Magbibigay ka ng paraan ng bayad sa simula, pero walang sisingilin hangga’t hindi tapos; kung mag-cancel ka bago noon sa Profile, Manage Subscription, wala kang babayaran. Isang trial bawat tao, at isang palm scan lang dito.',
    cancel:
      'Sa Profile mo, pindutin ang Manage Subscription at doon mag-cancel. Magagamit mo pa hanggang matapos ang nabayaran o ang trial, tapos wala nang sisingilin. Hindi nakaka-cancel ang pag-delete ng icon sa phone.',
    photo:
      'Binubura ang litrato ng kamay mo pagkatapos itong basahin, maliban kung pinili mong itago. Kung itinago mo, nasa profile mo ito at may button para burahin. Walang ibang makakakita.',
    palmLimit:
      'Isang palm scan lang sa kabuuan kung libre o trial; sa Premium, kahit ilan. Hindi binibilang ang pumalyang subok.',
    deletion:
      'Buong account: sa profile, Delete Account; mabubura ang readings, chat at litrato, at titigil ang subscription. Chat lang: "Clear conversation" sa ilalim ng usapan. Hindi na maibabalik ang nabura.',
    birthChange:
      'Sa Profile, Edit Profile: palitan ang petsa, oras o lungsod at i-save. Muling kukuwentahin agad ang chart mo; hindi ko ito mababago mula sa chat.',
    mails:
      'Sa Profile Setup mapapatay mo ang araw-araw na email, at may unsubscribe link sa ilalim ng bawat isa. Tuloy pa rin ang mga email ng account, gaya ng login code.',
    privacy:
      'Nakatago ang usapan natin sa account mo at walang ibang user na makakakita. Programa ang bumubuo ng sagot kaya walang taong kailangang magbasa, at hindi ibinebenta ang data mo. Burahin kahit kailan gamit ang "Clear conversation".',
    minors: 'Hindi puwede: para lang ito sa 18 pataas, at huwag ding gamitin ang account ng iba.',
    real: 'Hindi, programa ako, hindi tao. Kinukuwenta ang puwesto ng mga planeta, at isinulat ng mga tao ang mga pangungusap bago pa. Ano ang nasa isip mo? Tingnan natin.',
    price:
      '{price} bawat buwan ang Premium, pagkatapos ng {days} araw na libre. Kahit walang bayad, may pang-araw-araw na gabay, horoscope, isang palm scan na preview at {questions} tanong bawat araw dito.',
  },
};
