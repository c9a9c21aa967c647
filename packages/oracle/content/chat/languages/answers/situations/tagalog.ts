import type { Situation } from '../topics.ts';

export const TAGALOG_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Walang gitna dito, kaya mas mabuting pag-usapan nang malinaw at maaga. Isang beses sabihin ng bawat isa, walang pilitan: "Ito ang gusto ko. Ang sa iyo, hindi muna o hindi na talaga?" Pakinggan ang dahilan. Kung hindi na talaga, taon ang kapalit ng paghihintay na magbago. Masakit malaman, pero ikaw ang makakapili.',
  hidden:
    'Sa tagal na ng panahon, tama lang na magtanong. Isang beses, kalmado: "Masakit sa akin na hindi ako kilala ng pamilya o barkada mo. Ano ang pumipigil, at kailan mo ako ipapakilala?" Puwedeng takot, puwedeng pamilya, puwedeng iba; hindi ko iyon nakikita mula rito. Isa lang ang tingnan: may petsa ba, at natutupad ba.',
  taken:
    'Habang may karelasyon siya, ituring mong hindi. Walang masama sa nararamdaman mo; ang masakit ay maging reserba. Bawasan: kaunting usapang kayong dalawa lang, at huwag ikaw ang taga-comfort sa away nila. Kung may landi, sabihin nang magaan: "May iba ka. Kapag nagbago, sabihan mo ako." Ang totoong may gusto, alam ang gagawin.',
  tellThem:
    'Sabihin mo, pero maliit at walang hinihinging sagot: "Gusto kita, hindi lang bilang kaibigan. Hindi mo kailangang sumagot ngayon." Sa personal, habang naglalakad, hindi hatinggabi sa chat. Puwedeng hindi, at masakit nang ilang linggo; mas matagal madalas ang sakit ng pananahimik. Kung aalis siya, mas mabuting bago umalis.',
  afterCheating:
    'Hindi mo kailangang magpasya ngayon o magpatawad nang may deadline. Puwedeng magpatuloy kung may tatlo: inaamin nang walang palusot, tapos na talaga ang isa, at gawa ang nakikita nang ilang buwan, hindi pangako. Tanungin ang sarili: makakatulog na ba ako nang payapa? Kung hindi, hindi pagkatalo ang umalis.',
  farParents:
    'Mabigat ang guilt ng malayo, pero hindi ibig sabihing mali ang umalis. Ang iyak nila ay pagka-miss, hindi paratang. Maglagay ng palagian: iisang oras ng tawag tuwing Linggo, isang picture araw-araw, at petsa ng susunod na uwi na sinasabi mo nang malinaw. Mas nakakagaan ang alam nila kung kailan ka darating.',
  goBack:
    'Ikumpara ang isang karaniwang Martes doon at dito, hindi ang masayang Linggo: trabaho, pera, mga tao, at ang tahimik na nagpapabigat. Piliin ang lugar kung saan may buhay na naghihintay, hindi lang miss o takot. Kung kaya, subukan muna nang isang buwan. At lagyan ng petsa ang desisyon: mas nakakapagod ang nasa gitna.',
  supportFamily:
    'Ang pagtulong sa pamilya ay hindi pagkaubos. Itabi muna ang sa iyo: renta, pagkain, utang, kaunting ipon. Tapos isang halaga na pareho buwan-buwan, sinasabi bago pa hingin: "Ito ang kaya ko, tuwing a-uno. Wala nang dagdag ngayong buwan." Maingay sa unang mga linggo. Kapag ikaw ang lumubog, lubog lahat.',
  neighbors:
    'Unahin ang sulat o katok sa tahimik na oras, walang sumbat: "Baka hindi po ninyo alam, rinig lahat dito. Puwede po bang hinaan pagkatapos ng alas-diyes?" Kung tuloy pa rin, isulat ang petsa at oras nang dalawang linggo at dalhin sa barangay o may-ari. Habang ganoon, earplugs o ibang kuwarto: hindi makakapaghintay ang tulog mo.',
  raiseRefused:
    'Kausapin muna, at maghanap din: puwedeng sabay. Humingi ng labinlimang minuto at magdala ng isang pahina: ginagawa mo, ano ang sinabi noon, at ang numero mo. "Gusto ko pong balikan ang increase ko. Ano pa ang kulang, at kailan po?" Hingin ang sagot nang nakasulat. Ang oo na walang petsa ay hindi pa increase.',
  reachable:
    'Sa iyo ang libreng oras mo, at hindi kailangang mag-away. Sumagot sa oras ng trabaho, laging ganoon, at sabihin nang isang beses: "Hindi po ako nagbabasa ng chat pag off; kung talagang urgent, tumawag po." Patayin ang notifications. Kung gawing isyu, itago ang mga mensahe: maraming lugar ang may patakaran diyan.',
  dropOut:
    'Bago magpasya, paghiwalayin ang tatlo: ang kurso ba, ang lugar, o ang pagod? Itanong ngayong linggo kung puwedeng mag-LOA ng isang sem o mag-shift. Kung kaunti na lang, mas mura madalas ang tapusin; kung mahaba pa, hindi. Sa nagbabayad, sabihin nang may plano: "Hindi po ito para sa akin. Ito ang gusto ko, at ganito ang gagawin ko."',
  tellDebt:
    'Sabihin bago pa may dumating na sulat; ang lihim kasi ang mas masakit. Sa kalmadong oras, ang buong halaga muna at kasunod ang plano: "Ganito kalaki ang utang ko. Nahiya akong sabihin. Ito na ang binabayaran ko." Walang palusot sa unang pangungusap. Mahirap ang isang gabi, tapos hindi mo na ito dala nang mag-isa.',
  jobOrLove:
    'Huwag munang pumili sa pag-ibig at trabaho: tingnan muna kung kailangan talagang pumili. Itanong kung ano ang pumipigil at makinig: trabaho niya, pamilya, takot? Tapos subukan nang may petsa: tatlong buwang LDR, tiyak na dalaw, saka magpasya. At isang tanong para sa iyo: alin ang mas pagsisisihan mo pagkaraan ng limang taon?',
  grownChild:
    'Hindi siya gagalaw sa sigaw, at hindi rin sa ganito pa rin. Magkasundo na parang matatanda, nakasulat: ano ang ambag, ano ang gawain sa bahay, at isang bagay sa labas araw-araw, may petsa para balikan. "Gusto kitang nandito, pero hindi ganito." Itigil ang paglalaba at dagdag-pera. Kung nagkukulong na o hindi natutulog, magpatingin.',
  atParents:
    'Ang tumira sa magulang sa edad na ito ay dahil sa mahal ng renta, hindi dahil palpak ka. Ang nakakapagod ay ang lumang papel. Baguhin sa gawa: isang bill na ikaw ang bayad, dalawang hapunang ikaw ang luto, at pintong kinakatok. At lagyan ng numero at petsa ang paglipat, kahit malayo pa: magkano buwan-buwan, at kailan.',
  oneSided:
    'Kung nagpaparamdam lang kapag may kailangan, hindi ikaw ang sobra humingi. Subukan ang isang buwang hindi ka mauuna at hindi ka taga-ayos, at tingnan kung ano ang darating. At sabihin nang isang beses: "Gusto kitang tulungan, at gusto ko ring kumustahin mo ako." Itatama iyon ng tunay. Kung hindi, may oras ka na para sa iba.',
  motherCalls:
    'Pagmamahal o takot iyon, pero puwedeng ikaw ang maglagay ng oras. Magbigay ng palagian imbes na sumbat: "Tatawag po ako tuwing Martes at Linggo, alas-siyete. Kung hindi ako makasagot sa ibang araw, ayos lang ako." At tuparin. Kung magtampo, huwag makipagtalo: "Alam ko pong naiinis kayo. Usap tayo sa Martes." Gumagaan din pagtagal.',
  careAlone:
    'Trabaho ang ginagawa mo, at para sa lahat. Huwag "tulong" ang hingin: hatiin. Isang papel na may gawain, oras at gastos, tapos tawag sa mga kapatid: "Hindi ko na kaya nang mag-isa. Sino sa Sabado, sino sa papeles, sino sa pera?" Puwedeng magpadala ang malayo. At itanong sa health center kung anong tulong ang mayroon.',
  movesIn:
    'Kayong dalawa ang magpapasya niyan, at puwede pang pag-usapan. Ngayon, kayo lang at walang siraan: "Hindi natin ito napagkasunduan. Pag-usapan muna natin kung gaano katagal, saang kuwarto, kanino ang gastos, at paano kung hindi umubra." Humingi ng subok na may petsa. Kasimbigat ng oo niya ang "hindi muna" mo.',
  schoolRefusal:
    'Halos laging may tiyak na dahilan: ibang bata, ang guro, ang CR, ang ingay, o ang mahiwalay sa iyo. Magtanong nang maliit at pasimple: "Anong oras ang pinakamahirap? Sino ang katabi mo?" Kausapin ang school ngayong linggo. Sa umaga, maikling paalam na laging pareho. Kung ilang linggo na o masakit ang tiyan, pati sa doktor.',
  pregnantAtWork:
    'Hindi mo kailangang sabihin bukas. Alamin muna kung ano ang proteksiyon mo, pati sa probation: libre itong sinasabi ng union o ng DOLE sa atin. Tapos maikli at kayong dalawa lang: "Buntis po ako, sa ganitong buwan ang panganganak. Gusto kong maayos ang trabaho ko hanggang doon." At ipadala rin nang nakasulat.',
};
