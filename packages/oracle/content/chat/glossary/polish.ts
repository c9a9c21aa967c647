/** Polish words as the families would have them in English; see `inEnglish`. */
export const POLISH_WORDS = `
i: ja; me: mnie|mi|mną; my: mój|moja|moje|mojego|mojej|mojemu|moim|moją|moich|mojego; you: ty|ci|ciebie; he: on; she: ona
him: go|jego|jemu|mu|nim; her: jej|ją|nią; we: my; us: nas|nam|nami; they: oni|one; them: ich|im|nimi; and: oraz|a; or: albo|lub
but: ale|lecz; because: bo|ponieważ; that: że|żeby; this: ten|ta|te|tego|tej|tym; it: to; with: z|ze; without: bez; for: dla|na|za
in: w|we; from: od|z; since: odkąd; about: o; not: nie; no longer: już nie; yes: tak; if: jeśli|jeżeli|gdy; very: bardzo|tak bardzo
more: więcej|bardziej; a lot: dużo|wiele; nothing: nic; something: coś; nobody: nikt; someone: ktoś|kogoś; everyone: wszyscy
always: zawsze|ciągle|wciąż|stale; never: nigdy; again: znowu|znów|ponownie; still: jeszcze|nadal; already: już; now: teraz
today: dziś|dzisiaj; tomorrow: jutro; yesterday: wczoraj; tonight: wieczorem|dziś w nocy; this week: w tym tygodniu
next week: w przyszłym tygodniu; this month: w tym miesiącu; this year: w tym roku; next year: w przyszłym roku
year: rok|roku|lat|lata; month: miesiąc|miesiąca|miesięcy; week: tydzień|tygodnia|tygodni; day: dzień|dnia|dni; night: noc|nocy
what: co|czego; which: jaki|jaka|jakie|który|która; when: kiedy; where: gdzie; why: dlaczego|czemu; how: jak; who: kto; how long: jak długo
is it: czy; which day: jaki dzień|który dzień|w jaki dzień|kiedy najlepiej; best day: najlepszy dzień|dobry dzień
what does it mean: co to znaczy|co oznacza|co znaczy|znaczenie; what do i do: co robić|co mam robić|co zrobić|co mam zrobić
how do i tell: jak powiedzieć|jak mu powiedzieć|jak jej powiedzieć|jak im powiedzieć
should i: czy powinnam|czy powinienem|powinnam|powinienem|czy mam|czy warto; will i: czy będę|będę; will: będzie|będą
does he love me: czy on mnie kocha|czy mnie kocha|czy on mnie jeszcze kocha; love: kocha|kocham|kochać|miłość|miłości|miłosne
in love: zakochan*; like: lubi|lubię|podoba|podobam; miss: tęsknię|tęskni|brakuje; come back: wróci|wrócić|wraca|powrót|powróci
left me: zostawił mnie|zostawiła mnie|rzucił mnie|rzuciła mnie|odszedł|odeszła; we broke up: rozstaliśmy się|zerwaliśmy|rozstanie
cheated on me: zdradził*|zdradza|zdrada|zdradę; is he cheating on me: czy mnie zdradza|czy on mnie zdradza
does not reply: nie odpisuje|nie odpowiada|milczy|nie dzwoni|nie pisze|nie odzywa się|przestał pisać|przestał się odzywać
does not talk to me: nie rozmawia ze mną|nie odzywa się do mnie|nie gada ze mną; text: napisać|pisać|napisał|napisała|wiadomość|sms
call: zadzwonić|dzwonić; my boyfriend: chłopak|chłopaka|chłopakiem|mój facet|narzeczony|narzeczonego|facet|faceta; my girlfriend: dziewczyna|dziewczyną|dziewczyny
my husband: mąż|męża|mężem|mężowi; my wife: żona|żony|żoną|żonę|żonie; my ex: były|byłego|byłym|byłemu|była|byłą|byłej|eks; partner: partner*
relationship: związek|związku|relacja; marry: ślub wziąć|wyjść za mąż|ożenić|poślubić|małżeństwo; wedding: ślub|ślubu|wesele|wesela; divorce: rozwód|rozwodu|rozwieść
jealous: zazdros*; trust: zaufa*|ufam|ufać; fight: kłótn*|kłócę|kłócimy|pokłóci*|awantur*; soulmate: bratnia dusza|druga połówka|drugą połówkę
meet someone: poznam kogoś|spotkam kogoś|znajdę miłość|poznać kogoś; alone: sam|sama|samotny|samotna; lonely: samotn*
my mother: mama|mamy|mamą|mamę|matka|matki|matką|matkę; my father: tata|taty|tatą|ojciec|ojca|ojcem; my parents: rodzice|rodziców|rodzicom|rodzicami
my sister: siostra|siostry|siostrą|siostrę; my brother: brat|brata|bratem; my son: syn|syna|synem; my daughter: córka|córki|córką|córkę
kids: dzieci|dziecko|dziećmi; mother in law: teściow*; father in law: teść|teścia; grandmother: babci*|babcia; grandfather: dziad*; family: rodzin*
friend: przyjaci*|kolega|koleżank*|znajom*; best friend: najlepsza przyjaciółka|najlepszy przyjaciel; neighbor: sąsiad*; dog: pies|psa|psem|piesek; cat: kot|kota|kotem
job: praca|pracy|pracę|pracą|robota|robocie; find a job: znajdę pracę|znaleźć pracę|szukam pracy|szukam; work: pracuję|pracować
my boss: szef|szefa|szefem|szefowa|kierownik*; coworkers: współpracowni*|koledzy z pracy; quit my job: rzucić pracę|odejść z pracy|zwolnić się|wypowiedzenie
i was fired: zwolnili mnie|zostałam zwolniona|zostałem zwolniony|wyrzucili mnie|straciłam pracę|straciłem pracę; interview: rozmowa kwalifikacyjna|rozmowę kwalifikacyjną|rozmowy o pracę
promotion: awans*; raise: podwyżk*; salary: pensj*|wypłat*; money: pieniądze|pieniędzy|pieniądzach|kasa|kasy|finans*; debt: dług*|kredyt*; rich: bogat*; rent: czynsz*
exam: egzamin*|matur*; pass: zdam|zdać|zda; failed: oblał*|nie zdał*; driving test: prawo jazdy; study: studia|studiów|uczyć|nauka|uczę; school: szkoł*; course: kurs*
learn: nauczyć; dance: taniec|tańca|tańczyć|tango|tanga; house: dom|domu|mieszkanie|mieszkania; move: przeprowadz*|wyprowadz*; abroad: za granic*|zagranic*|wyjechać
travel: podróż*|wyjazd*|wakacj*|urlop*; buy: kupić|kupno|kupuję; sell: sprzedać; sign: podpisać; contract: umow*; business: firm*|biznes*
can not sleep: nie mogę spać|nie śpię|bezsenność; sleep: spać|sen|snu; i dreamed: śniło mi się|śnił mi się|śniła mi się|śniły mi się|śniłam|śniłem; dream: sen|sny|śni
my teeth fell out: wypadają mi zęby|wypadały mi zęby|wypadły mi zęby; teeth: zęby|ząb; snake: wąż|węże|węża; water: woda|wodę|wody; dead: zmarł*|nie żyje; died: umarł*
tired: zmęczon*|wykończon*; sad: smutn*|przykro; afraid: boję|strach|bać|lęk*; anxious: niepokój|stres*|nerw*; angry: zł*|wściek*; cry: płacz*; happy: szczęśliw*
sick: chor*; doctor: lekarz*|lekark*; hospital: szpital*; pregnant: ciąż*; health: zdrowi*; think: myślę|myśleć; i can not: nie mogę|nie potrafię|nie umiem
want: chcę|chce|chciałabym|chciałbym; know: wiem|wiedzieć; say: mówi|powiedzieć|powiedział*; leave: odejść|zostawić|rzucić; stay: zostać; wait: czekać|czekam; forgive: wybacz*
horoscope: horoskop*; sign: znak*; my rising sign: ascendent*; birth chart: kosmogram*|horoskop urodzeniowy; full moon: pełni*; new moon: nów|nowiu; moon: księżyc*; sun: słońc*
mercury: merkury*; venus: wenus*; saturn: saturn*; retrograde: retrogradac*|retrograd*|wsteczn*; card: kart*; tarot: tarot*; pull a card: wyciągnij kartę|wylosuj kartę; stars: gwiazd*
future: przyszłoś*; luck: szczęści*|pech*; compatible: pasujemy|pasują|pasuje|zgodnoś*; aries: baran*; taurus: byk*; gemini: bliźni*; cancer: rak|raka|rakiem; leo: lew|lwa|lwem; virgo: pann*
libra: wag*; scorpio: skorpion*; sagittarius: strzel*; capricorn: koziorożec|koziorożca; aquarius: wodnik*; pisces: ryby|ryb; monday: poniedział*; tuesday: wtorek|wtorku; wednesday: środa|środę
thursday: czwart*; friday: piątek|piątku; saturday: sobot*; sunday: niedziel*; thanks: dzięki|dziękuję; hello: cześć|hej|dzień dobry; price: cena|ile kosztuje; help: pomoc*|pomóż
too late: za późno; old: star*; left feet: lewe nogi; signed us up: zapisał*; is it my fault: czy to moja wina|moja wina; normal: normaln*
born: urodził*|urodzon*|ur; birth date: data urodzenia
mother in law: teściow*; move in with us: wprowadzić się do nas|do nas wprowadzić|się do nas wprowadzić|zamieszkać z nami; writes me: pisze do mnie|dzwoni do mnie; on sunday: w niedzielę|w niedziele|w weekend|w weekendy; i am looking for a job: szukam pracy; for six months: od pół roku; nobody answers: nikt nie odpowiada|nikt nie oddzwania; i live abroad: mieszkam za granicą
on the phone: przez telefon; cries: płacze; i feel guilty: mam wyrzuty sumienia|czuję się winn*; promised me a raise: obiecał podwyżkę|obiecał mi podwyżkę|obiecała podwyżkę; does not want children: nie chce dzieci; but i do: a ja tak|a ja chcę; drop out: rzucić studia; cheated on me: zdradził mnie|zdradziła mnie|mnie zdradził; should i forgive: czy wybaczyć|wybaczyć
go back to my home country: wracać do polski|wrócić do polski|wracać do kraju; or stay: czy zostać|zostać; the upstairs neighbor: sąsiad z góry|sąsiedzi z góry|sąsiadka z góry; is loud: hałasuje|hałasują; always on the phone: siedzi w telefonie|cały czas siedzi w telefonie; i am ashamed: wstydzę się; girlfriend: dziewczyn*; only writes when in need: odzywa się tylko|pisze tylko jak|odzywa się tylko gdy
move in with me: ze mną zamieszkać|zamieszkać ze mną; introduce me to: przedstawić mnie|przedstawia mnie
`;
