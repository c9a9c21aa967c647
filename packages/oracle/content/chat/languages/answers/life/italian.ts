import type { GeneralTopic } from '../topics.ts';

export const ITALIAN_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Mi dispiace davvero. Oggi non c’è niente da sistemare: mangia qualcosa, dormi come puoi e lascia che qualcuno faccia una telefonata al posto tuo. Se ti va, raccontami una cosa piccola di questa persona, di un giorno qualunque.',
  petDied:
    'Mi dispiace tanto. Chi non ha vissuto con un animale non sa quanto posto occupa in una casa. Tieni la sua coperta dove vuoi, per quanto vuoi, e piangi senza spiegarti. Come si chiamava?',
  breakUp:
    "Fa male, e non c'è scorciatoia. Questa settimana va a ore: mangiare qualcosa, dormire vicino a qualcuno, silenziare il profilo e un'amica di turno per le sere. Dopo le nove non scrivere; quello che vuoi dire domani sarà ancora vero.",
  exWrite:
    'Stasera no; domani a mezzogiorno, se ne hai ancora voglia. Scrivilo nelle note e chiediti: cosa spero che risponda, e come sto se non risponde? Se lo mandi lo stesso, breve e senza chiedere niente: «Spero che tu stia bene».',
  exBack:
    "Questo non lo posso vedere: si decide nella testa di un'altra persona. Qualcuno torna, i più no, e l'attesa la paghi tu. Vivi questo mese come se fosse un no; se è un sì, non avrai perso niente.",
  exNew:
    'Scoprirlo così fa male due volte. Non è un voto contro di te. Silenzia i due profili per un mese, e se qualcuno dei tuoi ti doveva questa notizia, dillo una volta: «Avrei preferito saperlo da te».',
  silent:
    'Il silenzio lo riempiamo sempre con il peggio. Un solo messaggio, breve e gentile: «Non ti sento, tutto bene? Mi piacerebbe vederti questa settimana». Poi il telefono in un’altra stanza. Se in qualche giorno non arriva niente, anche questa è una risposta.',
  trust:
    'Quello che fa un’altra persona non lo vedo, e non lo invento. Guarda quello che sai: che cosa è cambiato, da quando, che cosa hai visto con i tuoi occhi. Il passato da solo non è una prova; le abitudini nascoste sì. Poi una domanda calma: «Questa cosa mi fa stare male. Me la spieghi?».',
  likesMe:
    'Quello che sente non lo so; quello che fa si vede. Un buon segno: cercarti anche quando non è comodo. Se vuoi saperlo, proponi una cosa piccola con un giorno: «Un caffè sabato?». La risposta dice più di un mese di segnali.',
  fights:
    'Lascia calmare fino a domani e comincia dalla tua parte: «Non mi è piaciuto come ti ho parlato». Poi una cosa sola, con un esempio e senza «sempre»: che è successo, che hai provato, che cosa chiedi. Avere ragione a mezzanotte rende poco.',
  distant:
    'Vivere accanto a qualcuno e sentirne la mancanza stanca. Chiedi una cosa precisa, non «più attenzione»: «Due sere a settimana sono nostre, senza schermi. Quali?». Il resto lascialo stare. Se dice sì e in un mese non cambia nulla, non è più un malinteso.',
  leave:
    "Non devi decidere oggi. Scrivi che cosa dovrebbe cambiare perché tu resti, e se l'hai mai detto con queste parole. Se no, dillo e datti una scadenza tua. Se l'hai detto tre volte, hai quasi tutta la risposta.",
  commit:
    'Volere cose diverse non è mancanza d’amore, ma va detto senza giri: «Io voglio questo. Tu per quando lo vedi, anche all’incirca?». Ascolta il perché prima del no. Un progetto che dopo mesi non ha una data è una risposta.',
  parentsPush:
    "Puoi volergli bene e non obbedire. Dillo una volta, con calma e con un limite: «So che vi preoccupate. Decido io, e vi dirò quando c'è qualcosa da dire». Se è la ditta di famiglia, proponi un aiuto con una data di fine invece di un sì per sempre. Dietro la pressione c'è spesso una paura: chiedi quale.",
  inLaws:
    'Deve parlarne prima chi sta con te, perché è sua madre. Mettetevi d’accordo su una frase e usatela tutti e due: «Grazie, da noi si fa così». E una regola pratica, come avvisare prima di venire. I limiti funzionano perché si ripetono.',
  findLove:
    'La data non la so, e chi te la vende se la inventa. Quello che cambia qualcosa: rivedere le stesse persone, un corso, una squadra, lo stesso bar. Questa settimana di’ sì a un invito che di solito rifiuteresti.',
  firstDate:
    "L'agitazione è normale, ce l'ha anche l'altra persona. Un posto vivo, un'ora e non tre, e due domande vere: «Che cosa ti ha fatto ridere questa settimana?». Non è un esame; vai a vedere se stai bene.",
  parents:
    'Con i genitori si litiga spesso per la stessa cosa con un altro vestito. Prova una frase precisa: «Quando lo dici davanti a tutti, mi chiudo. Dimmelo a quattr’occhi». E accorcia le visite: un’ora buona vale più di un pomeriggio storto.',
  sibling:
    'Un litigio tra fratelli fa male perché non c’è uscita di sicurezza. Lascia passare la notte e manda poche righe sulla tua parte: «Non mi è piaciuto come è finita. Scusa per quello che ho detto». Senza «ma», e senza mettere mamma a fare il giudice.',
  inheritance:
    'Quando si divide ciò che resta di qualcuno, ogni oggetto pesa il doppio. Chiedi una pausa e uno da fuori: «Per tre mesi non decidiamo niente, e la stima la fa una persona neutrale». Un giorno parlate della persona e non della casa. La parte legale con un notaio.',
  child:
    'Preoccuparsi così fa parte del mestiere. Parla di lato, in macchina o cucinando, senza rimprovero: «Ti sento diverso. Non devi raccontarmi oggi, io ci sono». Se per settimane quasi non mangia, non dorme o non esce, senti il suo medico.',
  relativeIll:
    'Avere qualcuno malato, soprattutto da lontano, è vivere con il telefono in mano. Scegli un’ora fissa per la chiamata e una persona che ti aggiorni. Non servono grandi frasi: «Ci sono, dimmi che hai mangiato oggi» fa già compagnia.',
  friend:
    "Un'amicizia che si incrina fa male come una rottura, e nessuno ti fa le condoglianze. Un messaggio senza rimproveri: «Mi manchi. Se ho sbagliato qualcosa, preferisco saperlo. Un caffè questa settimana?». Se c'erano di mezzo i soldi, metti prima la persona e poi una cifra con una data.",
  friendHurt:
    "Fa più male perché viene da qualcuno dei tuoi. Lascia passare la notte e dillo una volta, a quattr'occhi: «Mi ha ferito, e preferisco dirtelo che tacere». Chiedi perché e ascolta fino in fondo. Poi decidi quanto confidarle ancora, a questa persona; perdonare e fidarsi di nuovo sono due cose.",
  friendMoney:
    'I soldi tra amici si sistemano presto e con i numeri: «Mi servono i 200 entro il 15. Se non ce la fai tutti, quanto e che giorno?». Una data è una risposta, «presto» no. E quello che non puoi perdere, non prestarlo.',
  lonely:
    'Pesa, e non dice niente di male di te. Comincia da qualcosa che si ripete: lo stesso corso, lo stesso bar, alla stessa ora; ci si conosce per ripetizione. E oggi un messaggio a una sola persona: «Ti ho pensato. Come va?».',
  home: 'Prima di scoppiare, una regola così piccola che nessuno può discuterla: «Ognuno lava il suo prima di dormire». Dilla in un giorno calmo, non sopra il lavandino, e dividete compiti fissi per iscritto. Con i vicini lo stesso: un biglietto gentile con l’orario prima dei colpi al muro.',
  boss: 'Mandare giù tutto non è nel contratto. Stasera scrivi i fatti: date, parole, chi c’era. Poi a quattr’occhi una richiesta precisa: «Voglio fare bene. Gli errori me li dica in privato, e li correggo». Se non si muove niente, vai all’ufficio del personale con gli appunti e guardati intorno.',
  coworker:
    'Metti il tuo nome sul lavoro prima che lo raccolga un altro: una mail breve con quello che hai fatto, in copia a chi conta. E una frase diretta, a quattr’occhi: «Questa idea è mia e vorrei che si dicesse». Per il resto, gentile e breve.',
  timeOff:
    'Chiedi i giorni con la soluzione in mano: «Mi servono questi cinque giorni; Anna copre me e io copro lei». Per iscritto e presto. Se sono le feste, proponi un turno per anno: stavolta io, la prossima tu.',
  raise:
    'Sì, chiedilo: una richiesta preparata quasi mai fa danni. Un foglio con tre cose che hai fatto, che cosa hanno portato, e la tua cifra. «Quest’anno ho preso in mano questo e quello; vorrei parlare di arrivare a tanto». Di’ il numero e aspetta. Se è no: «Che cosa dovrebbe succedere, ed entro quando?».',
  interview:
    'La paura si vede meno di quanto credi. Prepara tre storie brevi: una cosa risolta, una imparata a fatica, una di cui vai fiera o fiero. Quasi ogni domanda ci sta dentro. Stasera vestiti pronti, domani dieci minuti di anticipo.',
  offer:
    'Confronta un martedì qualunque, non i titoli: a che ora esci, con chi stai, quanto resta a fine mese. Chiedi due giorni per pensarci e fai la domanda scomoda: «Perché chi c’era prima è andato via?».',
  fired:
    'Fa paura, e non dice quanto vali. Questa settimana tre cose: documenti e scadenze per la disoccupazione, la lista delle spese che possono aspettare, e tre persone a cui dire che cerchi. Non firmare niente il giorno stesso.',
  jobSearch:
    'Cercare lavoro è un lavoro senza stipendio e senza grazie. Dagli un orario: due ore al mattino, due candidature curate, un messaggio a chi conosce qualcuno. Quando arriverà non lo so; ma le persone aprono più porte dei portali.',
  quit: 'Fallo prima su carta: spese del mese, risparmi, preavviso, che cosa perdi andando adesso. Poi una data, e due candidature a settimana dal posto che hai. Andare via con qualcosa in mano è più lento e si dorme meglio.',
  burnout:
    'Non è pigrizia, stai tirando da troppo. Questa settimana togli una cosa, non aggiungerne: una riunione, un favore, gli straordinari del giovedì. Mail spente a un’ora fissa. Se la stanchezza resta anche con il riposo, parlane con il medico.',
  money:
    'I debiti fanno meno paura scritti. Un foglio: quanto, a chi, che interesse; il minimo a tutti e il resto al più caro. Domani una telefonata: «Non riesco a pagare tutto, che rate ci sono?». In molte città c’è una consulenza gratuita.',
  exam: 'Non è sparito: l’ansia lo copre, e torna davanti alla domanda. Stasera un’ora di riassunto o tre esercizi vecchi, niente di nuovo. Zaino pronto, cena e a letto. Domani comincia da quella che sai, anche se è l’ultima.',
  failed:
    'Essere bocciati brucia, e non dice che non sei capace. Chiedi che cosa è mancato e allena solo quello. Per la patente: un’ora di guida poco prima, su quelle strade, dicendo ad alta voce quello che guardi. Prendi subito una data; la paura cresce aspettando.',
  study:
    'Non scegliere tutta la vita, scegli il prossimo anno. Parla con due persone che lo fanno e chiedi di un martedì normale. Poi prova in piccolo: una lezione, un corso breve. Quello che continui senza che nessuno ti obblighi è un buon indizio.',
  sleep:
    'La testa fa i conti di notte perché di giorno non la lasci. Alle otto dieci minuti di carta: che cosa mi preoccupa, qual è il prossimo passo piccolo. Dopo venti minuti svegli? In piedi, luce bassa, qualcosa di noioso. Niente orologio e niente telefono.',
  worry:
    'La mente vuole risolvere tutto insieme. Prendi una preoccupazione sola e scrivile accanto un passo, anche «chiamare lunedì». Le altre hanno appuntamento domani alle sei, un quarto d’ora. Adesso butta fuori l’aria più piano di come la prendi, dieci volte.',
  low: 'Sembra un periodo pesante. Non devi aggiustare la vita questa settimana: una doccia, venti minuti di luce, un pasto caldo e una persona a cui dire «sto così così». Se dura più di due settimane, dillo al medico. Che cosa pesa di più oggi?',
  confidence:
    'Confronti il tuo retrobottega con la vetrina degli altri. Scrivi tre cose fatte questo mese che un anno fa non ti riuscivano. La fiducia arriva dopo aver fatto: una cosa piccola che fa un po’ paura, entro venerdì.',
  decide:
    'Se fosse chiaro non lo chiederesti. Vivi fino a domani come se avessi detto sì e guarda che cosa ti alleggerisce e che cosa manca. Poi un giorno come se fosse no. Il corpo spesso vota per primo. Quali sono le due strade?',
  move: 'Andare via costa anche quando lo vuoi, e la nostalgia non vuol dire che hai sbagliato. Fai una prova con una data: tre mesi, poi decidi. Intanto un’abitudine di prima nella casa nuova e una faccia nota a settimana.',
  holidays:
    'Le feste portano la famiglia e tutto quello che nessuno dice. Avvisa presto e senza mille ragioni: «Quest’anno non vengo. So che vi dispiace, per questo vi chiamo». Se le passi da sola o da solo, dai un programma all’ora più difficile.',
  glad: 'Che bella notizia! Non è caduta dal cielo, l’hai fatta tu. Festeggia oggi, prima di pensare al dopo, e dillo per primo a chi ne sarà davvero contento. Com’è stato il momento in cui l’hai saputo?',
  thanks: 'Grazie a te per avermelo raccontato. Sono qui quando vuoi continuare.',
  hello:
    'Ciao, mi fa piacere leggerti. Sono l’Oracolo, un programma: posso guardare il tuo tema, il cielo di oggi o quello che hai in testa. Da dove cominciamo?',
  pregnant:
    'Avere paura è normale: la tua vita ha appena cambiato misura. Questa settimana solo tre cose: dirlo a una persona di fiducia, prendere appuntamento dal medico o in consultorio, mangiare e dormire. Ai tuoi o al lavoro lo dici quando è chiaro per te: «Sono incinta. Oggi non mi servono consigli, solo che mi ascolti».',
  dream:
    'Un sogno non annuncia niente, né di bello né di brutto, qualunque cosa dicano i libri. Chiediti due cose: che cosa hai provato, in una parola, e dove provi proprio quello da sveglio o da sveglia? L’immagine è il travestimento; la parola di solito porta al punto.',
  emptyNest:
    'Quando un figlio o una figlia parte, la casa suona diversa, e piangerci è normalissimo: vuol dire che qualcosa l’hai fatto bene. Accordatevi su un piccolo rito, una foto il mercoledì o una chiamata la domenica, e il resto lascialo venire da là. E metti qualcosa di tuo nelle ore che prima erano le sue.',
  estranged:
    'Fa male, e un silenzio così ha di rado una causa sola. Se una parte di te vuole scrivere, due righe senza rimproveri né spiegazioni: «Ti penso e ti voglio bene. Quando avrai voglia di parlare, io ci sono». Non aspettare accanto al telefono; ripetilo nei giorni importanti e lascia la porta facile da trovare.',
  pattern:
    'Quasi sempre perché qualcosa in quelle persone la prima volta ti ha ricordato casa, e da allora l’occhio lo cerca. Non è colpa tua e non è scritto. Segna le ultime tre: che cosa avevano in comune oltre all’ovvio, e quale parte ti faceva bene? La prossima volta vedi due volte una persona tranquilla prima di dire che non scatta niente.',
  newPet:
    'Prima di innamorarti, conta: ore da solo al giorno, soldi per il veterinario, chi lo tiene quando non ci sei e i prossimi dodici anni. Se i quattro conti tornano, sì; ti farà più bene di quasi tutto quello che dico io. Per provare, porta fuori per due settimane il cane di qualcuno, anche con la pioggia.',
  moneyAhead:
    'Una carta non mostra cifre, e nessuno può dirti quando arrivano i soldi. Quello che li muove: un foglio con entrate e uscite, un prezzo o uno stipendio da far salire questo mese, e una piccola somma messa da parte il giorno di paga. Niente scommesse per un bel transito.',
  behind:
    'Non hai fallito; ti stai dando i voti con una lista scritta quando ne sapevi molto meno. Scrivine un’altra accanto: che cosa hai retto, per chi ci sei stato o stata, che cosa hai imparato a tue spese. Poi tieni della vecchia una cosa sola che vuoi ancora davvero, con un primo passo entro domenica; cancella quelle degli altri.',
  yearAhead:
    'Quello che succederà non lo vede nessuno; la tradizione parla di temi e non di fatti. Fai tre liste: che cosa è finito, che cosa è aperto, che cosa vorresti. A ogni cosa aperta un passo con una data a gennaio, e una cosa bella già fissata, con qualcuno. Quale delle tre è la più lunga?',
  drinks:
    'Non sei tu la causa, e non puoi smettere al posto di un’altra persona. Parlane di mattina, a mente lucida, con una scena e una richiesta: «Ieri sera è successo questo e ho avuto paura. Vorrei che andassi dal medico, ti accompagno». E cerca sostegno per te: ci sono gruppi per i familiari (Al-Anon). Se ci sono botte o minacce, prima la tua sicurezza: il numero di emergenza.',
};
