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
wants: istiyor; does not want: istemiyor; i do not want: istemiyorum; introduce me to: tanıştırmak|tanıştırmıyor|tanıştırmadı; his family: ailesi*; my family: ailem*; it has been: oldu; for two years: iki yıldır|iki yıl oldu|iki senedir; for three years: üç yıldır|üç yıl oldu|üç senedir; for six months: altı aydır
should i move: taşınsam mı; or should i stay here: yoksa burada mı kalsam|burada mı kalsam|burada kalsam mı; should i stay: kalsam mı|kalayım mı; should i go: gitsem mi; should i go back: dönsem mi|döneyim mi|dönmeli miyim; moved to another city: başka şehre gitti|başka şehre taşındı|başka şehirde okuyor; left home for university in another city: üniversite için başka şehre gitti|üniversite için başka şehre taşındı|üniversiteye gitti; very quiet: çok sessiz|sessiz; night: gece|geceleri; makes: yapıyor; can not get used to it: alışamıyorum
interferes in everything: her şeyime karışıyor|her şeye karışıyor|karışıyor; years old: yaşındayım|yaşındayim; promised me a raise: zam sözü verdi|zam sözü vermişti; but still nothing: hâlâ yapmadı|hala yapmadı|yapmadı; does not want children: çocuk istemiyor; but i want: ben istiyorum; only calls me when in need: sadece işi düşünce arıyor|işi düşünce arıyor|işi düşünce yazıyor
i like a coworker: iş yerindeki birinden hoşlanıyorum|ofisteki birinden hoşlanıyorum|iş yerinden birinden hoşlanıyorum; is taken: sevgilisi var|nişanlısı var; is married: evli; hate my major: bölümümü sevmiyorum|bölümümden nefret ediyorum; should i drop out: okulu bıraksam mı|üniversiteyi bıraksam mı|okulu bırakayım mı; move in with us: bize taşınmak|bizimle yaşamak; said yes: kabul etmiş|kabul etti
i am looking for a job: iş arıyorum; nobody answers: kimse dönmüyor|kimse dönüş yapmıyor|kimse aramıyor; the upstairs neighbor: üst komşu|üst kat komşum|üst kattaki komşu|üst komşum; noise: gürültü*; loud: gürültülü; we can not sleep: uyuyamıyoruz; my debt: borcumu|borcum; can not tell: söyleyemiyorum|anlatamıyorum; credit card: kredi kartı
does not want to go to school: okula gitmek istemiyor; i live abroad: yurt dışında yaşıyorum|yurtdışında yaşıyorum; i feel guilty: suçlu hissediyorum|vicdan azabı; wants to leave me: ayrılmak istiyor; we do not get along: anlaşamıyoruz; ignores me: ilgilenmiyor|benimle ilgilenmiyor; always on the phone: telefona bakıyor|telefonla oynuyor|elinden telefon düşmüyor
my salary is not enough: maaşım yetmiyor; can not make ends meet: geçinemiyorum; does not want to marry: evlenmek istemiyor; my family pressures me to marry: evlenmemi istiyorlar|evlen diyorlar|evlilik baskısı; failed my exam: sınavı geçemedim|sınavdan kaldım; i am in love: aşık oldum; i like: hoşlanıyorum; should i tell: söylesem mi; should i forgive: affetsem mi; should i leave: ayrılsam mı; texts: mesaj atıyor|yazıyor
on sunday: pazar günü|pazar günleri; even: bile; yells at me: bağırıyor|bana bağırıyor; in front of everyone: herkesin içinde|herkesin önünde; no friends: arkadaşım yok|hiç arkadaşım yok; just moved: yeni taşındım; i know nobody: kimseyi tanımıyorum; long distance relationship: uzak mesafe|uzak mesafe ilişkisi; inheritance: miras*; does not pay me back: borcunu ödemiyor|geri vermiyor|parayı vermiyor; i lent money: borç verdim|para verdim
wants me to come back: geri dönmemi istiyor; only: sadece|yalnızca; other: başka; someone else: başkası|başka biri; everything: her şey; nobody: kimse; from abroad: yurt dışından; my home country: memleket*|ülkem*; parents: annem babam; grown: büyük; small: küçük
`;
