import type { GeneralTopic } from '../topics.ts';

export const TAGALOG_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Nakikiramay ako. Wala kang kailangang ayusin ngayon: kumain kahit kaunti, matulog kung kaya, at hayaan ang iba na tumawag para sa iyo. Kung gusto mo, kuwentuhan mo ako ng isang maliit na bagay tungkol sa kanya, sa isang karaniwang araw.',
  petDied:
    'Nakikiramay ako. Hindi alam ng walang alaga kung gaano kalaki ang lugar nila sa bahay. Itago mo ang kumot niya hangga’t gusto mo, at umiyak nang hindi nagpapaliwanag. Ano ang pangalan niya?',
  breakUp:
    'Masakit, at walang shortcut. Oras-oras muna ngayong linggo: kumain nang kaunti, huwag matulog mag-isa kung kaya, i-mute ang profile niya, at may isang kaibigang naka-duty sa gabi. Walang chat paglampas ng alas-nuwebe; ang gusto mong sabihin ay totoo pa rin bukas.',
  exWrite:
    'Huwag ngayong gabi; bukas ng tanghali, kung gusto mo pa. Isulat muna sa notes at tanungin ang sarili: ano ang hinihintay kong sagot, at paano ako kung wala? Kung itutuloy mo, maikli at walang hinihingi: "Sana okay ka."',
  exBack:
    'Hindi ko nakikita iyan; sa isip ng ibang tao iyan pinagpapasyahan. May bumabalik, mas marami ang hindi, at ikaw ang nagbabayad sa paghihintay. Mabuhay ngayong buwan na parang hindi ang sagot; kung oo pala, wala kang nawala.',
  exNew:
    'Doble ang sakit kapag ganoon mo nalaman. Hindi iyon boto laban sa iyo. I-mute ang dalawang account nang isang buwan, at kung may malapit sa iyo na dapat nagsabi, sabihin nang isang beses: "Mas gusto ko sanang sa iyo ko narinig."',
  silent:
    'Ang katahimikan, pinupuno natin ng pinakamasama. Isang mensahe lang, maikli at magaan: "Ang tahimik mo, okay ka lang? Gusto sana kitang makita ngayong linggo." Tapos sa kabilang kuwarto ang phone. Kung wala pa rin ilang araw, sagot na rin iyon.',
  trust:
    'Hindi ko nakikita ang ginagawa ng iba, at hindi ko iimbentuhin. Tingnan ang alam mo: ano ang nagbago, kailan pa, ano ang nakita mo mismo. Tapos isang kalmadong tanong nang harapan: "May hindi tugma sa akin. Puwede mo bang ipaliwanag?"',
  likesMe:
    'Ang nararamdaman niya, hindi ko alam; ang ginagawa niya, nakikita. Magandang tanda: naglalaan ng oras kahit abala. Kung gusto mong malaman, mag-aya ng maliit na may araw: "Kape sa Sabado?" Mas marami itong sasabihin kaysa isang buwang pahiwatig.',
  fights:
    'Palamigin hanggang bukas, tapos umpisahan sa parte mo: "Hindi maganda ang pagsasalita ko." Saka isang bagay lang, may halimbawa at walang "lagi": ano ang nangyari, ano ang naramdaman mo, ano ang hiling mo. Walang nananalo nang hatinggabi.',
  distant:
    'Nakakapagod ang magkasama pero nami-miss mo pa rin. Humingi ng malinaw, hindi "mas maraming oras": "Dalawang gabi sa isang linggo, atin, walang phone. Alin?" Kung oo ang sagot at walang nagbago sa isang buwan, hindi na iyon di-pagkakaintindihan.',
  leave:
    'Hindi kailangang ngayon magpasya. Isulat kung ano ang dapat magbago para manatili ka, at kung nasabi mo na ba ito nang ganoon kalinaw. Kung hindi pa, sabihin at magtakda ng panahon. Kung tatlong beses na, halos hawak mo na ang sagot.',
  commit:
    'Hindi kulang sa pagmamahal ang magkaibang gusto, pero kailangang sabihin nang diretso: "Ito ang gusto ko. Ikaw, kailan mo nakikita, kahit tantiya lang?" Pakinggan ang dahilan bago ang hindi. Planong walang petsa pagkaraan ng ilang buwan ay sagot na.',
  parentsPush:
    'Puwede mo silang mahalin at hindi sumunod. Sabihin nang isang beses, kalmado at may hangganan: "Alam kong nag-aalala kayo. Ako ang magpapasya, at sasabihin ko kapag may balita." Madalas takot ang nasa likod ng pilit; tanungin kung saan sila natatakot.',
  inLaws:
    'Ang partner mo muna ang dapat kumausap, dahil nanay niya iyon. Magkasundo sa isang linya at pareho ninyong sabihin: "Salamat po, ganito kami sa bahay." At isang simpleng patakaran, gaya ng magpasabi bago pumunta. Gumagana ang hangganan kapag inuulit.',
  findLove:
    'Hindi ko alam ang petsa, at imbento iyon ng nagbebenta nito. Ang totoong nakakatulong: makita nang paulit-ulit ang parehong mga tao, sa klase, sa team, sa suki mong kapihan. Ngayong linggo, umoo sa isang ayaan na karaniwan mong tinatanggihan.',
  firstDate:
    'Normal ang kaba, siya rin kinakabahan. Sa lugar na may tao, isang oras at hindi tatlo, at may baong dalawang totoong tanong: "Ano ang nagpatawa sa iyo ngayong linggo?" Hindi ito exam; titingnan mo lang kung masaya ka.',
  parents:
    'Sa magulang, madalas iisang away lang na iba ang damit. Subukan ang malinaw na linya: "Kapag sinasabi n’yo iyan sa harap ng iba, nananahimik ako. Sa akin n’yo na lang po sabihin." At paikliin ang dalaw: mas mabuti ang isang magandang oras.',
  sibling:
    'Masakit ang away ng magkapatid dahil walang labasan. Palipasin ang gabi, tapos magpadala ng maikli tungkol sa parte mo: "Hindi maganda ang pagkatapos natin. Sorry sa sinabi ko." Walang "pero". Kung pera ang ugat, ibang araw iyon: halaga, petsa, at nakasulat.',
  inheritance:
    'Kapag naghahati ng naiwan ng yumao, doble ang bigat ng bawat gamit. Humingi ng pahinga at ng taga-labas: "Tatlong buwan, walang magpapasya, at may magtataya na walang kinikilingan." Ang legal, sa abogado.',
  child:
    'Kasama sa pagiging magulang ang ganyang kaba. Kausapin nang hindi harap-harapan, sa biyahe o habang nagluluto: "Parang may iba sa iyo. Hindi kailangang ngayon, nandito lang ako." Kung ilang linggo nang hindi halos kumakain, natutulog o lumalabas, magpatingin sa doktor.',
  relativeIll:
    'Kapag may sakit ang mahal mo, lalo kung malayo ka, laging hawak ang phone. Pumili ng isang oras sa isang araw para tumawag at isang taong magbabalita sa iyo. Hindi kailangan ng malalaking salita: "Nandito ako, ano ang kinain mo?" ay malaking bagay na.',
  friend:
    'Kasing-sakit ng break-up ang pagkakaibigang lumalamig, at walang nakikiramay. Isang mensaheng walang sumbat: "Nami-miss kita. Kung may nagawa ako, mas gusto kong malaman. Kape ngayong linggo?" Kung walang sagot, nagawa mo na ang parte mo.',
  friendHurt:
    'Mas masakit kapag galing sa malapit sa iyo. Palipasin ang isang gabi, tapos sabihin nang isang beses, kayong dalawa lang: "Nasaktan ako, at mas gusto kong sabihin kaysa manahimik." Itanong ang dahilan at pakinggan hanggang dulo. Saka ka magpasya kung gaano karami pa ang ikukuwento mo; magkaiba ang pagpapatawad at ang pagtitiwala ulit.',
  friendMoney:
    'Sa kaibigan, maaga at may numero ang usapang pera: "Kailangan ko ang 2,000 bago mag-15. Kung hindi kaya lahat, magkano at anong araw?" Sagot ang petsa, hindi ang "malapit na". At huwag ipahiram ang hindi mo kayang mawala.',
  lonely:
    'Mabigat iyan, at wala itong sinasabing masama tungkol sa iyo. Magsimula sa bagay na umuulit: parehong klase, parehong kapihan, parehong oras; doon nagkakakilala ang mga tao. At ngayon, isang mensahe sa isang tao: "Naalala kita. Kumusta?"',
  home: 'Bago sumabog, isang patakarang napakaliit para pagtalunan: "Hugasan ang sariling pinggan bago matulog." Sabihin sa kalmadong araw, hindi sa tapat ng lababo, at isulat kung kanino ang alin. Sa kapitbahay, isang magalang na sulat na may oras muna.',
  boss: 'Hindi kasama sa sahod ang lunukin ang lahat. Ngayong gabi isulat ang petsa, mga salita at kung sino ang naroon. Tapos isang malinaw na hiling nang kayong dalawa lang: "Gusto ko pong ayusin. Sabihan n’yo po ako nang pribado." Kung walang magbago, dalhin sa HR at tumingin na rin sa iba.',
  coworker:
    'Ilagay ang pangalan mo sa gawa bago kunin ng iba: maikling email ng nagawa, may kopya sa dapat. At isang diretsong linya nang kayong dalawa lang: "Sa akin galing iyon, at gusto ko sanang masabi." Sa iba pa, magalang at maikli.',
  timeOff:
    'Humingi ng araw na may dalang solusyon: "Kailangan ko po ang limang araw na ito; si Ana ang papalit, ako sa kanya." Nakasulat at maaga. Kung pista, mag-alok ng salitan bawat taon.',
  raise:
    'Oo, humingi; bihirang makasama ang hiling na pinaghandaan. Isang pahina: tatlong nagawa mo, ano ang naidulot, at ang numero mo. "Ngayong taon hinawakan ko ito at iyon; gusto ko pong pag-usapan ang sahod." Sabihin ang numero at tumahimik. Kung hindi: "Ano po ang kailangan, at kailan?"',
  interview:
    'Hindi gaanong halata ang kaba gaya ng akala mo. Maghanda ng tatlong maikling kuwento: may naayos ka, may natutunan ka sa hirap, may ipinagmamalaki ka. Halos lahat ng tanong kasya roon. Ihanda ang damit ngayong gabi, at dumating nang sampung minutong maaga.',
  offer:
    'Ihambing ang karaniwang Martes, hindi ang titulo: anong oras ang uwi, sino ang kasama, magkano ang natitira. Humingi ng dalawang araw para mag-isip at itanong ang nakakahiya: "Bakit umalis ang nauna?"',
  fired:
    'Nakakatakot iyan, at hindi iyan ang halaga mo. Tatlong bagay ngayong linggo: papeles at huling sahod, listahan ng gastos na puwedeng maghintay, at tatlong taong masasabihan mong naghahanap ka. Huwag pumirma sa mismong araw.',
  jobSearch:
    'Trabaho rin ang paghahanap, walang sahod at walang salamat. Bigyan ng oras: dalawang oras sa umaga, dalawang maayos na application, isang mensahe sa may kakilala. Hindi ko alam kung kailan; pero mas maraming pinto ang binubuksan ng tao kaysa website.',
  quit: 'Sa papel muna: buwanang gastos, ipon, notice, ano ang mawawala kung ngayon ka aalis. Tapos isang petsa, at dalawang application kada linggo habang may trabaho pa. Mas mabagal umalis nang may hawak na, pero mas mahimbing ang tulog.',
  burnout:
    'Hindi katamaran iyan; matagal ka nang humihila. Ngayong linggo magbawas ng isa, huwag magdagdag: isang meeting, isang pabor, isang overtime. Patayin ang chat ng trabaho sa takdang oras. Gusto mo mang umalis, sa papel muna: gastos, ipon, petsa. Kung pagod pa rin kahit nakapahinga, magpatingin.',
  money:
    'Mas hindi nakakatakot ang utang kapag nakasulat. Isang papel: magkano, kanino, anong tubo; minimum sa lahat at ang sobra sa pinakamahal. Bukas isang tawag: "Hindi ko kaya nang buo, ano po ang hulugan?" Huwag umutang para sa utang.',
  exam: 'Hindi nawala iyan; tinatakpan lang ng kaba, at bumabalik kapag nakita mo ang tanong. Ngayong gabi isang oras ng buod o tatlong lumang item, walang bago. Ihanda ang bag, kumain, matulog. Bukas unahin ang alam mo.',
  failed:
    'Nakakainis at nakakahiya ang bumagsak, pero hindi ibig sabihin na hindi mo kaya. Alamin kung saan nawala ang puntos at iyon lang ang ensayuhin. Sa driving: isang oras sa mismong daan bago ang test, binibigkas ang nakikita. Kumuha agad ng petsa; lumalaki ang takot sa paghihintay.',
  study:
    'Huwag piliin ang buong buhay, piliin ang susunod na taon. Kausapin ang dalawang taong gumagawa nito at itanong ang karaniwang Martes nila. Tapos subukan nang maliit: isang klase, maikling course. Ang itinutuloy mo kahit walang nagpipilit ay magandang palatandaan.',
  sleep:
    'Sa gabi nagkukuwenta ang isip dahil hindi mo pinapayagan sa araw. Alas-otso, sampung minutong papel: ano ang inaalala ko, ano ang susunod na maliit na hakbang. Kung gising pa pagkaraan ng dalawampung minuto, bumangon, mahinang ilaw, nakakabagot na gawain. Walang orasan, walang phone.',
  worry:
    'Gusto ng isip na lutasin lahat nang sabay. Kumuha ng isang alala at isulat ang susunod na hakbang, kahit "tumawag sa Lunes". Ang iba may appointment bukas nang alas-sais, kinse minutos. Ngayon, sampung hingang mas mahaba ang palabas.',
  low: 'Mukhang mabigat ang panahon ngayon. Hindi kailangang ayusin ang buhay ngayong linggo: maligo, dalawampung minutong liwanag, mainit na pagkain, at isang taong masasabihan ng "hindi ako okay". Kung lampas dalawang linggo na, magsabi sa doktor. Ano ang pinakamabigat ngayon?',
  confidence:
    'Ikinukumpara mo ang likod-bahay mo sa bintana ng iba. Isulat ang tatlong nagawa mo ngayong buwan na hindi mo pa kaya noong isang taon. Sumusunod ang tiwala sa paggawa: isang maliit na medyo nakakatakot, bago mag-Biyernes.',
  decide:
    'Kung malinaw na, hindi ka magtatanong. Mabuhay hanggang bukas na parang oo ka na, at tingnan kung ano ang gumaan at ano ang kulang. Tapos isang araw na parang hindi. Madalas nauunang bumoto ang katawan. Ano ang dalawang pagpipilian?',
  move: 'Mahirap umalis kahit gusto, at hindi ibig sabihin ng pangungulila na mali ka. Subukan nang may petsa: tatlong buwan, saka magpasya. Habang wala pa, isang dating gawi sa bagong bahay at isang kilalang mukha bawat linggo.',
  holidays:
    'Dala ng pista ang pamilya at ang mga hindi sinasabi. Magsabi nang maaga, walang sandamakmak na dahilan: "Hindi po ako makakauwi ngayong taon. Alam kong malulungkot kayo, kaya tumatawag ako." Kung mag-isa ka, bigyan ng plano ang pinakamahirap na oras.',
  glad: 'Ang galing! Hindi iyan nahulog sa langit, ikaw ang gumawa. Magdiwang muna ngayon bago isipin ang susunod, at unahing sabihan ang talagang matutuwa. Paano iyong sandaling nalaman mo?',
  thanks: 'Salamat din sa pagkuwento. Nandito lang ako kapag gusto mong ituloy.',
  hello:
    'Hello, buti at nandito ka. Ako ang Oracle, isang programa: puwede kong tingnan ang chart mo, ang langit ngayon o ang nasa isip mo. Saan tayo magsisimula?',
  pregnant:
    'Normal ang matakot; kakabago lang ng laki ng buhay mo. Ngayong linggo tatlo lang: sabihin sa isang taong pinagkakatiwalaan, magpa-appointment sa doktor o midwife, kumain at matulog. Sa magulang o sa trabaho, kapag malinaw na sa iyo: "Buntis ako. Hindi payo ang kailangan ko ngayon, pakinggan mo lang ako." Kung natatakot kang masaktan, magsama ng kakampi.',
  dream:
    'Walang hinuhulaan ang panaginip, mabuti man o masama, anuman ang sabi ng matatanda. Dalawang tanong: ano ang naramdaman mo roon, sa isang salita, at saan mo nararamdaman ang ganoon kapag gising ka? Suot lang ang larawan; ang salita ang madalas tumuturo sa totoong paksa.',
  emptyNest:
    'Kapag umalis ang anak, iba ang tunog ng bahay, at normal lang umiyak: ibig sabihin may nagawa kang tama. Magkasundo sa isang maliit na gawi, litrato tuwing Miyerkoles o tawag tuwing Linggo, at hayaang sa kanya manggaling ang iba. At lagyan ng para sa sarili mo ang mga oras na dati ay sa kanya.',
  estranged:
    'Masakit iyan, at bihirang iisa ang dahilan ng ganyang katahimikan. Kung gusto mong sumulat, dalawang linya na walang sumbat at paliwanag: "Iniisip kita at mahal kita. Kapag gusto mong mag-usap, nandito ako." Huwag maghintay sa tabi ng phone; ulitin sa mahahalagang araw, at iwang madaling mahanap ang pinto.',
  pattern:
    'Madalas dahil may bagay sa kanila na unang beses ay parang tahanan, at iyon na ang hinahanap ng mata mo mula noon. Hindi mo kasalanan at hindi nakasulat. Isulat ang huling tatlo: ano ang pareho sa kanila bukod sa halata, at alin doon ang nakabuti sa iyo? Sa susunod, kitain nang dalawang beses ang kalmadong tao bago sabihing walang spark.',
  newPet:
    'Bago ma-in love, magbilang: ilang oras mag-isa sa isang araw, pambayad sa beterinaryo, sino ang mag-aalaga kapag wala ka, at ang susunod na labindalawang taon. Kung kaya ang apat, oo; mas makabubuti sa iyo iyon kaysa sa sasabihin ko. Subukan munang ilakad ang aso ng iba nang dalawang linggo, pati umuulan.',
  moneyAhead:
    'Walang halaga ng pera sa chart, at walang makapagsasabi kung kailan darating iyon. Ang talagang gumagalaw: isang papel ng pumapasok at lumalabas, isang presyo o sahod na hihilinging itaas ngayong buwan, at kaunting itatabi tuwing sahod. At huwag tumaya dahil lang maganda ang transit.',
  behind:
    'Hindi ka bigo; minamarkahan mo lang ang sarili sa listahang isinulat noong mas kaunti pa ang alam mo. Gumawa ng isa pa sa tabi: ano ang binuhat mo, kanino ka nanatili, ano ang natutuhan mo nang mahal. Tapos sa luma, isa lang na gusto mo pa talaga, may unang hakbang bago mag-Linggo; burahin ang sa ibang tao.',
  yearAhead:
    'Walang nakakakita ng mangyayari; tema ang sabi ng tradisyon, hindi pangyayari. Gumawa ng tatlong listahan: ano ang tapos na, ano ang bukas pa, ano ang gusto mo. Bawat bukas, isang hakbang na may petsa sa Enero, at isang magandang bagay na naka-book na, may kasama. Alin sa tatlo ang pinakamahaba?',
  drinks:
    'Hindi ikaw ang dahilan, at hindi mo kayang tumigil para sa iba. Kausapin sa umaga, kapag matino, isang pangyayari at isang hiling: "Kagabi ganito ang nangyari at natakot ako. Magpatingin tayo, sasamahan kita." At humanap ng suporta para sa iyo: may mga grupo para sa pamilya (Al-Anon). Kung may pananakit o banta, kaligtasan mo muna: tumawag sa emergency.',
};
