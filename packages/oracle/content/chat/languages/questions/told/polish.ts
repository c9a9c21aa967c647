import type { ToldTable } from './told-table.ts';

export const POLISH_TOLD: ToldTable = {
  names: {
    partner:
      'maz|meza|mezem|mezowi|zona|zony|zone|zona|zonie|chlopak|chlopaka|chlopakiem|dziewczyna|dziewczyny|dziewczyne|partner|partnera|partnerka|partnerki|narzeczony|narzeczona|facet|faceta',
    child: 'syn|syna|synem|synowi|corka|corki|corke|corce|dziecko|dziecka|dzieci|nastolat*',
    parent:
      'mama|mamy|mame|mamie|tata|taty|tate|tacie|matka|matki|matke|ojciec|ojca|rodzice|rodzicow|babcia|babci|dziadek|dziadka',
    friend:
      'przyjaciel|przyjaciela|przyjaciolka|przyjaciolki|przyjaciolke|kolezanka|kolezanki|kolega|kumpel|kumpela',
    boss: 'szef|szefa|szefowa|szefowej|kierownik|kierowniczka|przelozony|przelozona',
    job: 'praca|pracy|prace|robota|roboty|robote|firma|firmy|firmie|biuro|biurze',
    pet: 'pies|psa|piesek|suczka|kot|kota|kotka|kotke|kicia|krolik',
    sad: 'smutno|smutna|smutny|placze|plakac|boje|samotn*|tesknie|boli|zle|przykro',
    others:
      'syn|corka|mama|tata|matka|ojciec|brat|siostra|kolezanka|kolega|szef|szefowa|tesciowa|sasiad|pies|kot',
  },
  entries: `
pet-died: Bardzo mi przykro z powodu twojego zwierzaka.
  {pet} + zdechl*|odszedl|odeszla|umarl*|nie zyje|uspi*
parent-died: Bardzo mi przykro.
  mama|mame|tata|tate|matka|ojciec|ojca + umarl*|zmarl*|nie zyje|odszedl na zawsze|odeszla na zawsze|stracil*
grandparent-died: Bardzo mi przykro.
  babcia|babcie|dziadek|dziadka + umarl*|zmarl*|nie zyje - mieszkanie|spadek
partner-died: Bardzo mi przykro.
  {partner} + umarl*|zmarl*|nie zyje
friend-died: Bardzo mi przykro.
  {friend} + umarl*|zmarl*|nie zyje
child-lost: Bardzo mi przykro.
  poronil*|poronienie
someone-died: Bardzo mi przykro.
  pogrzeb|zmarla bliska|smierc bliskiej
cousin-wedding = czy iść na wesele samej, czy z kimś
  wesele|wesela|slub|slubie + sama|samej|sam|samemu|osoba towarzyszaca|z kim|kolege|kolega|kogo wziac - moj slub|nasz slub|nasze wesele
far-wedding = co zrobić, gdy wesele jest daleko i drogo
  wesele|slub + daleko|nie stac|drogo|bilet*|koperta - nasz|nasze
wedding-speech = co powiedzieć na weselu
  wesele|slub + przemow*|toast
farewell-speech = co powiedzieć na pożegnanie
  przemow*|przemowienie|kilka slow + emerytur*|pozegnan*|odchodzi|kolezank*|koleg*
flat-unsold = czy mieszkanie się sprzeda
  sprzeda* + mieszkanie|dom|dzialk*|kawalerk* + nikt|dzwoni|miesi*|kiedy|ogloszen*|w tym roku
ex-back = czy twój ex wróci
  byly|byla|eks|ex + wroci|wrocic|powrot
ex-forget = jak zapomnieć o byłym
  byly|bylego|bylej|byla|eks|ex + zapomniec|przebolec|ruszyc dalej
ex-wrote = co odpisać byłemu
  byly|byla|eks|ex + napisal*|odezwal*|odpisac
ex-write = czy napisać do byłego
  bylego|bylej|eks|ex + napisac|zadzwonic|odezwac
ex-miss = czy twój ex o tobie myśli
  byly|byla|eks|ex + mysli|teskni|kocha
left-by-text: Przykro mi, że to się tak skończyło.
  zerwal*|rzucil*|zostawil* + sms*|wiadomosc*|messenger*
partner-leaves: Przykro mi.
  {partner} + chce odejsc|chce rozwodu|chce sie rozwiesc|chce sie rozstac|wyprowadza sie
left-after-years: Bardzo mi przykro.
  {partner} + odszedl|odeszla|zostawil*|rzucil* + latach|lat
left-me: Przykro mi, że cię to spotkało.
  zostawil mnie|zostawila mnie|rzucil mnie|rzucila mnie|zerwal ze mna|zerwala ze mna|rozstalismy sie
cheated = czy wybaczyć zdradę
  zdradzil*|zdradza mnie|zdrade
is-cheating = czy jesteś zdradzana
  czy + zdradza|ma kogos|ma inna|ma innego
hidden-child = co zrobić z tym, czego się dowiadujesz
  {partner} + ma dziecko|ma syna|ma corke + ukryw*|nie powiedzial*|dowiedzial*|nigdy
on-off-block = dlaczego blokuje i odblokowuje
  blok* + odblok*
blocked = dlaczego ktoś cię zablokował
  zablokowal*|blokuje
told-pregnant: Dziękuję, że mi o tym mówisz.
  ciazy|ciaza + powiedzial*|wie + milczy|nic|wyszedl|cisza|zimny
tell-father = czy powiedzieć ojcu dziecka
  ciazy|ciaza + powiedziec|mowic
pregnant-glad: Gratulacje!
  jestem w ciazy + szczesliw*|hurra|udalo|radosc
like-a-brother: To zdanie boli.
  jak brat|jak siostra|jak brata|tylko przyjaciel*|jak przyjaciela + powiedzial*|mowi|traktuje|widzi
ex-again-family = co zrobić, gdy rodzina jest przeciw
  wrocilam do|wrocilem do|zeszlismy sie|znowu razem + rodzina|siostra|brat|mama|rodzice|przyjaciol* + przeciw*|nie chc*|nie lubi|zli|zla
partner-quits = co zrobić, gdy druga osoba chce rzucić pracę
  {partner} + rzucic prace|zwolnic sie|odejsc z pracy|wlasna firm* + chce|boje|dziecko
live-near-mil = co ustalić przed zamieszkaniem obok teściowej
  zamieszkac|mieszkac|przeprowadz* + tesci*|jego matk*|jego mam*|jej mam* + tym samym|obok|pietro|razem|dom
live-together-quiet = co zrobić, gdy nie chcesz jeszcze mieszkać razem
  {partner} + zamieszkac razem|mieszkac razem|wprowadzic + boje|spokoj|przestrzen|nie jestem gotow*
neighbor-crush = co zrobić z tym uczuciem
  sasiad*|maz przyjaciolki|maz kolezanki + podoba|motyle|zakoch*|zauroczen* + przyjaciol*|kolezank*|zona|zonaty
crush-taken = co zrobić, gdy ta osoba kogoś ma
  zakochal*|podoba mi sie|kocham + ma dziewczyn*|ma chlopak*|zajet*|ma zone
married-man = co zrobić, gdy on ma żonę
  zonaty|zonatego|zonatym
likes-me = czy się podobasz
  czy + mu sie podobam|jej sie podobam|mnie lubi
loves-me = czy jesteś kochana
  czy + mnie kocha|jeszcze mnie kocha
tell-crush = czy wyznać uczucia
  powiedziec|wyznac + uczucia|ze mi sie podoba|ze go kocham|ze ja kocham|milosc
write-first = czy napisać pierwszej
  napisac pierwsz*|odezwac sie pierwsz*
no-reply = dlaczego ktoś nie odpisuje
  nie odpisuje|nie odpowiada|nie odzywa sie|przestal pisac|przestala pisac|milczy - {child}|{parent}|siostra|brat|{friend}|nikt|{job}
couple-fights = co zrobić z ciągłymi kłótniami
  {partner} + klocimy|klotni*|klotnie|awantur*
housework = co zrobić, gdy nie pomaga w domu
  {partner} + nie pomaga|nic nie robi|sprzata*|obowiazk*
drinks = co zrobić, gdy ktoś za dużo pije
  {partner} + pije|alkohol*|pijany
phone = co zrobić, gdy ktoś ciągle siedzi w telefonie
  {partner} + telefon*|komork*
never-listens = co zrobić, gdy cię nie słucha
  {partner} + nie slucha
distant = co zrobić, gdy ktoś się oddala
  {partner} + oddala|zimny|zimna|chlodn*|dystans
snores = co zrobić z chrapaniem
  chrapie|chrapanie
apologize-partner = jak przeprosić po krzyku
  nakrzyczal*|krzyczal*|wybuchl* + przepros*|zaluj*|zle
leave = czy odejść od partnera
  odejsc od|zostawic|rozstac sie|rozwod + {partner} - chce sie ze mna
love-after-divorce = czy po rozwodzie przyjdzie miłość
  rozwod* + milosc|kogos|zakocha*|sama|sam
find-love = kiedy znajdziesz miłość
  kiedy + milosc|poznam kogos|zakocham|znajde
why-single = dlaczego nadal nie masz nikogo
  dlaczego|czemu + singiel|singielk*|sama|sam|nikogo
marry-when = kiedy będzie ślub
  kiedy + wyjde za maz|slub|ozenie
no-marriage = co zrobić, gdy ktoś nie chce ślubu
  {partner} + nie chce slubu|nie oswiadcz*|nie chce sie zenic
proposed: Gratulacje!
  oswiadczyl*|zareczyn* - kiedy|nie chce
marry-not-yet = co powiedzieć, gdy rodzina naciska na ślub
  rodzin*|rodzice|mama|babcia|ciotk* + slub|maz|wyjsc za maz|ozenic + nie chce|naciska*|pytaj*|jeszcze nie
baby-questions = co powiedzieć, gdy wszyscy pytają o dzieci
  pytaj*|pyta|dopytuj* + dzieci|dziecko|wnuk*
silent-daughter = czy napisać pierwszej do dziecka
  {child} + nie odzywa|nie rozmawia|nie dzwoni|nie odbiera|zerwal*|nie odpisuje
sibling = czy odezwać się do rodzeństwa
  siostra|brat|siostry|brata|siostra + nie odzywa|nie rozmawia|poklocil*|obrazil*
mother = co zrobić z kłótniami z mamą
  mama|matka|mamy|matki|mama + kloc*|klotni*|krytykuje|wtraca
father = co zrobić, gdy ojciec się nie odzywa
  tata|ojciec|ojcem + nie odzywa|nie rozmawia|poklocil*|klotni*
mil = co zrobić z teściową
  tesciow* + wtraca|krytykuje|denerwuje|nienawidz*|czepia
mil-cooking = co odpowiedzieć na krytykę kuchni
  tesciow* + gotuj*|obiad*|zupa|jedzeni*
his-mother-all = co zrobić, gdy o wszystkim decyduje jego mama
  {partner} + mamusi*|swoja mame|swojej mamy|jego matk* + pyta|radzi|decyd*|wszystk*
wrong-chat: Ojej, wpadka! Zdarza się każdemu.
  wiadomosc|nagranie|screen|zdjecie|glosowk* + grup*|pomylk*|nie do tej + obgad*|tesciow*|szef*|wstyd|pomylk*
relative-stays = co zrobić z gościem, który nie wyjeżdża
  szwagier|szwagra|tesciow*|kuzyn|brat|siostra + mieszka u nas|mieszka z nami|u nas + miesi*|tygodni*|kiedy|rok
inheritance = co zrobić ze sporem o spadek
  spadek|spadku|testament*
care-parent = jak wytrzymać opiekę nad rodzicem
  opiekuj*|opieka|zajmuje sie + {parent}|tesciow*
ill-parent = co zrobić, gdy rodzic choruje
  {parent} + chor*|szpital*|rak|raka|diagnoz*
test-results-other: Takie czekanie jest trudne.
  {parent} + wynik*|biops*|badan*
child-moves = co zrobić, gdy dziecko się wyprowadza
  {child} + wyprowadz*|wyjezdza na studia|puste gniazdo|wyfrun*
child-abroad = jak znieść wyjazd dziecka
  {child} + erasmus*|za granice|wymian* + wyjezdza|jedzie|placze|wyjazd|smutno
child-no-study = co zrobić, gdy dziecko nie chce studiować
  {child} + nie chce isc na studia|nie chce studiowac|rzucil studia|rzucila studia
child-school = co zrobić, gdy dziecko nie chce do szkoły
  {child} + nie chce do szkoly|nie chce isc do szkoly|wagar*
bullied = co zrobić, gdy dziecku dokuczają
  {child} + dokuczaj*|przesladuj*|nekaj*|wysmiewaj*
child-phone = co zrobić, gdy dziecko siedzi w telefonie
  {child} + telefon*|tablet*|gry|gra caly|komputer*
teen = co zrobić z nastolatkiem
  nastolat* + nie rozmawia|zamyka|pysku*|klot*
child-failed = jak przyjąć niezdany egzamin dziecka
  {child} + nie zdal*|oblal*|jedynk*|zle oceny
baby-sleep: Przykro mi, że jesteś tak zmęczona.
  dziecko|niemowl*|maluch + nie spi|budzi|krzyczy w nocy|nocami
bad-mother: Tak ma wiele mam po porodzie.
  zla matka|zla matka|nie radze sobie jako
miss-child-stay = czy wracać do dzieci, czy jeszcze zostać
  tesknie + dzieci|synem|corka|dzieckiem + wrac*|zostac|granic*|niemcz*|norweg*
return-home = czy wracać do kraju, czy zostać
  wrac*|wrocic|powrot|zjechac|zjezdz* + polsk*|kraju|zostac|anglii|niemiec|irlandii|norwegii|holandii - byly|byla|eks|ex|chlopak*|maz
grandkids = jak częściej widywać wnuki
  wnuk*|wnucz* + nie widuj*|rzadko|nie widz*|tesknie
no-visit: To boli, kiedy nikt nie przychodzi.
  nikt|rodzina|dzieci + nie odwiedza*|nie przyjezdza*|nie zagląda|nie zaglada
grandchild: Gratulacje!
  zostalam babcia|zostalem dziadkiem|urodzil sie wnuk|urodzila sie wnuczka
baby-born: Gratulacje!
  urodzil*|urodzilam + syn|corka|coreczka|synek|dziecko|bobas - zmarl*
lend-family = czy pożyczyć rodzinie pieniądze
  brat|siostra|kuzyn*|szwagier|wujek|syn|corka + pozycz* + pieniadz*|kas*|zl|zlotych|znowu
friend-money = co zrobić z kimś, kto nie oddaje pieniędzy
  {friend}|sasiad*|kuzyn* + nie oddaje|nie oddal*|jest mi winien|jest mi winna|pozyczyl*
job-when = kiedy znajdziesz pracę
  kiedy + prace|praca
no-answers = dlaczego na CV nikt nie odpowiada
  cv|aplikacj*|podani* + nikt|cisza|odpowied*|odpisuje
interview = jak pójdzie rozmowa o pracę
  rozmowa kwalifikacyjna|rozmowe kwalifikacyjna|rozmowe o prace|rozmowa o prace - czekam|po rozmowie|oddzwon*
call-you = co znaczy „oddzwonimy”
  rozmow* + oddzwoni*|odezwiemy|skontaktujemy|damy znac
job-result = czy dostaniesz tę pracę
  po rozmowie|czekam na odpowiedz + {job}|firma|rozmowie
quit = czy rzucić pracę
  rzucic prace|odejsc z pracy|zwolnic sie z|zlozyc wypowiedzenie|rzucam prace
open-cafe = czy rzucić pracę i otworzyć coś swojego
  rzucic|odejsc|zwolnic + {job}|etat|banku|korpo + kawiarni*|sklep*|piekarni*|restauracj*|wlasny biznes|gospodarstw*
small-start = jak zacząć z niewielkimi oszczędnościami
  otworzyc|zalozyc|zaczac|rozkrecic + sklep*|firm*|biznes*|food truck*|salon*|budk* + oszczedn*|pieniadz*|malo|zmeczon*|dosyc
business-or-job = czy firma ruszy
  firma|sklep|salon|biznes|interes + ruszy|zamkn*|klient*|slabo|przetrwa|upad*
big-order = czy przyjąć tak duże zamówienie
  zamowieni*|zamowil*|klientk* + nigdy|duze|wielkie|tyle|sobot*|przyjac|dam rade - przesylk*
not-paid-again = co zrobić, gdy nie płacą pensji
  {boss}|firma|pensj*|wyplat* + nie placi|nie zaplacil*|zalega*|spoznia|nie dostal*
boss-yells = co zrobić z szefem, który krzyczy
  {boss} + krzyczy|wrzeszczy|poniza|wyzywa
boss-weekend = co zrobić, gdy szef pisze po godzinach
  {boss} + pisze|dzwoni|wiadomosc* + weekend*|niedziel*|wieczor*|urlop*
boss-bad = co zrobić z trudnym szefem
  {boss} + mobbing|niesprawiedliw*|czepia|okropn*|dogryza
coworker-cold = co zrobić z kimś, kto się nie wita
  kolezank*|koleg*|wspolpracowni* + nie mowi czesc|nie odpowiada na dzien dobry|ignoruje|nie wita
coworkers = co zrobić z obgadywaniem w pracy
  {job} + obgadu*|plotk*|wredn*
raise = jak poprosić o podwyżkę
  podwyzk*
promoted: Gratulacje!
  dostalam awans|dostalem awans|awansowal*
transfer-work = czy zgodzić się na przeniesienie
  {boss}|firma|praca + przeniesc|przeniesieni*|inne miasto|innego miasta
offer-abroad-family = co zrobić, gdy praca jest daleko, a w domu nie chcą
  oferta|oferte|propozycj* + granic*|niemcz*|norweg*|dubaj*|holand* + nie chce|przeciw*|male
night-shift = jak przetrwać nocki
  nocki|nocne zmiany|na nocki|nocnej zmianie
burnout = co zrobić z wypaleniem
  wypalen*|wypalon*
fired: Przykro mi z powodu pracy.
  zwolnili mnie|zostalam zwolniona|zostalem zwolniony|wyrzucili mnie|stracilam prace|stracilem prace
lost-job-hide = jak powiedzieć w domu o utracie pracy
  stracilam prace|stracilem prace|zwolnili mnie + nie powiedzial*|nie wie|ukryw*
got-job: Gratulacje!
  dostalam prace|dostalem prace|mam nowa prace|przyjeli mnie do pracy
new-boss = jak zacząć z nowym szefem
  nowy szef|nowa szefowa|nowego szefa|nowy kierownik
retired-lost: Pierwsze tygodnie na emeryturze bywają dziwne.
  emerytur*|emeryt* + pust*|co teraz|nie wiem co|nudz*|smutn*
sleep-retired = dlaczego źle śpisz, odkąd nie pracujesz
  spie|spac|bezsenn* + emerytur*
exam-failed = co po niezdanym egzaminie
  nie zdalam|nie zdalem|oblalam|oblalem - {child}|prawo jazdy|prawka
driving-failed = czy zdasz egzamin na prawo jazdy
  prawo jazdy|prawka|prawko + nie zdal*|oblal*|znowu|trzeci|kolejny
driving-passed: Gratulacje!
  prawo jazdy|prawko + zdalam|zdalem|mam
truck-passed: Gratulacje!
  zdalam|zdalem + ciezarow*|kategorie c|autobus*
exam-passed: Gratulacje!
  zdalam|zdalem + egzamin*|matur*|sesj* - czy|nie zdal*
exam = czy zdasz egzamin
  czy + zdam|zdac
thesis = jak dokończyć pracę dyplomową
  magisterk*|licencjat|praca magisterska|prace magisterska|doktorat
quit-study = czy rzucić studia
  rzucic studia|rzucam studia|odejsc ze studiow|studia + rzucic
graduated: Gratulacje!
  obronilam|obronilem|skonczylam studia|skonczylem studia
money-worry = co zrobić z kłopotami z pieniędzmi
  brak pieniedzy|nie mam pieniedzy|nie starcza|do pierwszego|komornik*
debt = jak wyjść z długów
  dlug*|zadluz*|chwilowk*
debt-free: Gratulacje, co za ulga!
  splacilam|splacilem + kredyt|dlug*|ostatnia rat*
deposit = jak odzyskać kaucję
  kaucj*
rent-raise = co zrobić, gdy rośnie czynsz
  czynsz* + podwyz*|wzros*|podni*
evicted = co zrobić, gdy trzeba opuścić mieszkanie
  wlasciciel* + wypowiedz*|wyrzuca|wyprowadz*
neighbors = co zrobić z głośnymi sąsiadami
  sasiad*|sasiedzi + halas*|glosn*|wierc*|imprez*|muzyk*
roommate = co zrobić ze współlokatorem
  wspollokator*
car-broken = co zrobić z zepsutym autem bez pieniędzy
  auto|samochod + zepsul*|popsul*|warsztat*|mechanik* + pieniadz*|drogo|kas*|nie stac
moving-chaos = jak przetrwać przeprowadzkę
  przeprowadz* + chaos|karton*|stres*|tydzien
gossip = co zrobić z plotkami
  plotk*|obgaduj* + sasiad*|wies|wsi|ludzie|wszyscy
new-city = co zrobić z samotnością w nowym mieście
  nowym miescie|nowe miasto|przeprowadzilam sie|przeprowadzilem sie + sam*|nikogo|samotn*|nie znam
lonely: Przykro mi, że tak się czujesz.
  samotn*|nie mam nikogo|czuje sie sama|czuje sie sam
no-friends = jak znaleźć przyjaciół
  nie mam przyjaciol|nie mam znajomych|brak przyjaciol
friend-far = co zrobić, gdy przyjaźń się oddala
  {friend} + nie odzywa|nie pisze|zmienil*|oddalil*
friend-betrayed: Przykro mi z powodu tej zdrady.
  {friend} + zdradzil* + tajemnic*|sekret*|zaufan*
friend-fight = czy odezwać się pierwszej po kłótni
  {friend} + poklocil*|klotn*
sleep = co zrobić, żeby spać
  nie moge spac|bezsenn*|nie spie
tired = dlaczego ciągle jesteś zmęczona
  ciagle zmeczon*|wiecznie zmeczon*|jestem zmeczon*|brak energii
anxious = co zrobić z lękiem
  lek|leki|niepokoj*|stresuje sie
panic: Przykro mi, że to przeżywasz.
  atak paniki|ataki paniki|napad paniki
sad = dlaczego ci smutno
  smutno mi|jestem smutn*|mam dola
confidence = jak nabrać pewności siebie
  pewnosci siebie|niesmial*|kompleks*
shy-speak = jak mówić przed ludźmi
  wystapieni*|prezentacj*|przed ludzmi|publicznie + boje|stres*|trem*|wstyd*
flying = co zrobić ze strachem przed lataniem
  boje|strach|lek + latac|samolot*|lotu
tattoo = czy zrobić tatuaż
  tatuaz*
hair-change = czy zmienić fryzurę
  wlosy|grzywk*|fryzur* + sciac|obciac|krotk*|farbowac|blond
gift = co kupić na prezent
  co kupic na prezent|jaki prezent|pomysl na prezent
pet-ill: Przykro mi z powodu twojego zwierzaka.
  {pet} + chor*|weterynarz*|nie je
pet-trip = z kim zostawić zwierzaka
  {pet} + z kim|zostawic|opiek* + wakacj*|urlop*|wyjazd*|wyjezdz*
change-at-40 = czy zmienić zawód w tym wieku
  zmienic zawod|zmienic prace|przebranzow* + lat|40|45|50
birthday-sad: Przykro mi, że tak minął ten dzień.
  urodziny + nikt|zapomnie*|smutno|sama|sam
birthday-glad: Wszystkiego najlepszego!
  mam dzisiaj urodziny|mam dzis urodziny|dzis sa moje urodziny|moje urodziny dzisiaj
visa-denied: Przykro mi, znowu odmowa.
  wiza|wize|wizy|pobyt* + odmow*|odrzuc*
stolen: Przykro mi z powodu kradzieży.
  ukradl*|skradl*|okradl*
scammed: Przykro mi z powodu oszustwa.
  oszukal*|oszust* + pieniadz*|konto|internet*|olx
better-year = czy następny rok będzie lepszy
  rok + lepszy|okropny|fatalny|najgorszy
turn-begin = jak zacząć
  jak zaczac|od czego zaczac|jak mam zaczac
turn-say = jak to powiedzieć
  jak to powiedziec|jak mu powiedziec|jak jej powiedziec|co mu powiedziec|co jej powiedziec|co powiedziec|jak powiedziec
turn-when = kiedy jest dobry moment
  kiedy najlepiej|dobry moment|kiedy powiedziec|kiedy bedzie dobry
turn-normal = czy to normalne
  czy to normalne|to normalne
turn-if-no = co, jeśli odpowiedź brzmi nie
  a jesli powie nie|a jak powie nie|a jesli sie nie uda|a jak sie nie uda
turn-now = co teraz zrobić
  co teraz|i co teraz|co mam robic|co mam zrobic|co robic
turn-should = czy to zrobić
  robic to czy nie|czyli tak czy nie
thanks: Nie ma za co.
  dziekuje bardzo|wielkie dzieki|dzieki wielkie|bardzo dziekuje
how-are-you: Dziękuję, że pytasz.
  jak sie masz|co u ciebie|jak leci
who-are-you = kim jestem
  kim jestes|czym jestes|jestes botem|jestes prawdziw*
`,
};
