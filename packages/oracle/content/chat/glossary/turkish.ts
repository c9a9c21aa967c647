/** Turkish words as the families would have them in English; see `inEnglish`. */
export const TURKISH_WORDS = `
i: ben; me: beni|bana|bende|benden; my: benim; you: sen|seni|sana|sence; he: o; him: onu|ona|ondan; we: biz|bizi|bize
with me: benimle; with him: onunla; they: onlar; and: ve|ile|hem; or: yoksa|veya|ya da; but: ama|fakat|ancak
because: çünkü; this: bu|bunu; that: şu; very: çok|cok; more: daha; not: değil|yok; no longer: artık; again: yine|tekrar|gene
still: hâlâ|hala; always: hep|sürekli|her zaman|daima; never: hiç|asla; now: şimdi|şu an|şu anda; today: bugün
tomorrow: yarın; yesterday: dün; tonight: bu gece|bu akşam; this week: bu hafta; next week: gelecek hafta|haftaya
this month: bu ay; this year: bu yıl|bu sene; next year: seneye|gelecek yıl; year: yıl|yıldır|sene|senedir; month: aydır|ay
week: hafta|haftadır; day: gün|gündür|günü; what: ne|neyi; when: ne zaman; why: neden|niye|niçin; how: nasıl; who: kim
where: nerede; which day: hangi gün|hangi günü; best day: en iyi gün|uygun gün|iyi bir gün
what does it mean: ne anlama gelir|ne anlama geliyor|ne demek|anlamı ne|anlamı nedir; is it: mi|mı|mu|mü
will: misin|mısın; what do i do: ne yapmalıyım|ne yapayım|ne yapacağım|ne yapmam lazım|napayım|ne yapsam
how do i tell: nasıl söylerim|nasıl söyleyeyim|nasıl söylemeliyim|nasıl anlatırım
should i text: yazmalı mıyım|yazayım mı|mesaj atayım mı|mesaj atmalı mıyım|yazsam mı
should i call: aramalı mıyım|arayayım mı; should i quit: istifa etmeli miyim|istifa edeyim mi|bırakmalı mıyım
should i leave: ayrılmalı mıyım|ayrılayım mı|bırakayım mı|terk etmeli miyim; should i go: gitmeli miyim|gideyim mi
should i accept: kabul etmeli miyim|kabul edeyim mi; should i move: taşınmalı mıyım|taşınayım mı
should i marry: evlenmeli miyim|evleneyim mi; should i wait: beklemeli miyim|bekleyeyim mi
should i tell: söylemeli miyim|söyleyeyim mi; should i buy: almalı mıyım|alayım mı; should i forgive: affetmeli miyim|affedeyim mi
is he cheating on me: beni aldatıyor mu|aldatıyor mu|aldatıyor olabilir mi; cheated on me: beni aldattı|aldattı|aldatıyor|aldatıldım
does he love me: beni seviyor mu|seviyor mu; does he like me: benden hoşlanıyor mu|hoşlanıyor mu; loves me: beni seviyor
does he miss me: beni özlüyor mu|özlüyor mu; i miss him: özledim|çok özledim|onu özlüyorum|özlüyorum
come back: geri döner|geri dönecek|döner|dönecek|geri gelecek|geri gelir; left me: beni terk etti|terk etti|ayrıldı|bıraktı
we broke up: ayrıldık|bitti ilişki; does not reply: cevap vermiyor|cevap yazmıyor|mesajıma bakmıyor|görüldü attı|yazmıyor|aramıyor
does not talk to me: benimle konuşmuyor|konuşmuyor|küstü; my boyfriend: sevgilim|erkek arkadaşım|nişanlım; boyfriend: sevgili*
my girlfriend: kız arkadaşım; my ex: eski sevgilim|eski sevgilime|eski sevgilimi|eski sevgilimden|eskim|eski kocam|eski karım
my husband: kocam|kocamı|kocama|eşim|eşime|eşimi; my wife: karım|karımı|karıma; my mother: annem|annemle|anneme|annemi|annemin
my father: babam|babamla|babama|babamı|babamın; my parents: ailem|anne babam|annem babam; my sister: ablam|kız kardeşim
my brother: abim|erkek kardeşim; my sibling: kardeşim*; my son: oğlum*; my daughter: kızım*; my child: çocuğum*; kids: çocuk*
my friend: arkadaşım*; friends: arkadaşlar*; best friend: en yakın arkadaşım; mother in law: kaynanam*|kayınvalidem*
my boss: patronum*|müdürüm*|şefim*; boss: patron*|müdür*; coworkers: iş arkadaş*; grandmother: babaannem*|anneannem*|ninem*
grandfather: dedem*; neighbor: komşu*; baby: bebek*|bebeğ*; dog: köpek*|köpeğ*; cat: kedi*
find a job: iş bulacağım|iş bulabilecek miyim|iş bulamıyorum|iş bulurum|iş bulmak; job: iş|işi|işim|işimi|işten|işte
i was fired: kovuldum|işten çıkarıldım|işten atıldım; quit my job: istifa*; interview: mülakat*|iş görüşmesi*; work: çalış*
promotion: terfi*; raise: zam; salary: maaş*; money: para*; debt: borç*|borc*; rich: zengin*; rent: kira*; business: dükkan*|iş kurmak
exam: sınav*|kpss|yks|ales|ösym; failed: kaldım|olmadı|kazanamadım|geçemedim; pass: kazanacak*|geçecek*|kazanır*
school: okul*; university: üniversite*; study: ders*|oku*; marry: evlen*; wedding: düğün*; divorce: boşan*; love: aşk*|sev*
in love: aşığım|aşık*; relationship: ilişki*; jealous: kıskan*; trust: güven*; fight: kavga*; we fight: kavga ediyoruz|tartışıyoruz
text: mesaj*; call: ara|arasam; say: de*; said: dedi; ask: sor*; want: istiyor*; i want: istiyorum; i can not: yapamıyorum|edemiyorum
can not sleep: uyuyamıyorum|uyku tutmuyor|uykum yok; sleep: uyku*|uyu*; tired: yorgun*|yoruldum|bitkin*; fed up: bıktım|bunaldım|sıkıldım
sad: üzgün*|mutsuz*; lonely: yalnız*; afraid: kork*; anxious: kaygı*|endişe*|stres*; angry: sinir*|kızgın*|öfke*; cry: ağl*; happy: mutlu*
sick: hasta*; doctor: doktor*; hospital: hastane*; pregnant: hamile*; died: öldü|vefat etti|kaybettim; health: sağlık*
i dreamed: rüyamda|rüya gördüm|rüyamda gördüm; dream: rüya*; snake: yılan*; teeth: diş*; water: su; dead: ölü*; saw: gördüm
horoscope: burç yorum*|burç; sign: burcum|burcu|burçlar*; my rising sign: yükselenim*|yükselen*; birth chart: doğum haritam|doğum harita*
full moon: dolunay*; new moon: yeni ay; moon: ay burcu*; retrograde: retro*; card: kart*; tarot: tarot*; pull a card: kart çek*
fortune: fal*; evil eye: nazar*; curse: büyü*; soulmate: ruh eşi*; future: gelecek*|geleceğ*; luck: şans*; compatible: uyumlu*|uyum
house: ev|evi|evim*; move: taşın*; city: şehir*|şehr*; abroad: yurt dışı*|yurtdışı*; travel: seyahat*|tatil*; car: araba*; buy: al|almak
sell: sat*; sign: imza*; contract: sözleşme*; is it my fault: bende mi sorun|sorun bende mi|benim suçum mu|suç bende mi; problem: sorun*|problem*
thanks: teşekkür*|sağ ol; hello: merhaba|selam; price: fiyat*|kaç para; aries: koç; taurus: boğa; gemini: ikizler; cancer: yengeç; leo: aslan
virgo: başak; libra: terazi; scorpio: akrep; sagittarius: yay; capricorn: oğlak; aquarius: kova; pisces: balık; monday: pazartesi
tuesday: salı; wednesday: çarşamba; thursday: perşembe; friday: cuma; saturday: cumartesi; sunday: pazar
my girlfriend does not reply: kız arkadaşım mesajlarıma cevap vermiyor; should i open my own cafe: kendi kafemi açsam mı|kafe açsam mı|kafe açmalı mıyım; start my own business: kendi işimi kursam mı|kendi işimi kurmak|kendi işimi; should i open: açsam mı|açayım mı; should i quit my job: işimi bırakıp|işi bıraksam mı|işimi bıraksam mı|istifa etsem mi; should i: yapsam mı|etsem mi; my messages: mesajlarıma|mesajıma; how will my exam go: sınavım nasıl geçecek|sınav nasıl geçecek; i am scared: korkuyorum|çok korkuyorum; tomorrow: yarınki; my husband lost his job: kocam işini kaybetti|eşim işini kaybetti; lost his job: işini kaybetti|işsiz kaldı; how can i support: nasıl destek olabilirim|nasıl destek olurum; too late: çok mu geç|geç mi kaldım|geç kaldım; old: yaşlı*|yaşında; help: yardım*; normal is it: normal mi; learn: öğren*
born: doğdum|doğdu|doğmuş|doğumlu|doğumluyum; birth date: doğum tarihi|doğum tarihim
`;
