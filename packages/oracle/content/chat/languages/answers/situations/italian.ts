import type { Situation } from '../topics.ts';

export const ITALIAN_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Un mezzo figlio non esiste, quindi meglio parlarne chiaro e presto. Ognuno dice il suo una volta, senza convincere: «Io voglio questo. Il tuo è un no per ora o un no per sempre?». E ascoltate il perché. Se è per sempre, aspettare che l’altra persona cambi costa anni e rancore. Saperlo fa male, ma ti lascia scegliere.',
  hidden:
    'Dopo tutto questo tempo è giusto chiedere. Una volta, con calma: «Mi fa male che i tuoi non mi conoscano. Che cosa ti frena, e quando me li presenti?». Può essere paura, timidezza o altro; da qui non lo vedo. Guarda una cosa sola: se arriva una data, e se viene mantenuta.',
  taken:
    'Finché c’è un’altra persona, prendilo come un no. Quello che provi non è sbagliato; quello che logora è restare in panchina. Abbassa la dose: meno chiacchiere a due e niente consolazioni dopo i loro litigi. Se c’è del flirt, dillo leggero: «Tu stai con qualcuno. Se cambia, scrivimi». Chi ci tiene davvero sa che cosa farne.',
  tellThem:
    'Dillo, ma in piccolo e senza chiedere risposta: «Mi piaci, e non solo come amicizia. Non devi rispondere oggi». Di persona, camminando, non a mezzanotte in chat. Può essere un no, e fa male qualche settimana; tacere spesso fa male più a lungo. Se sta per andare lontano, meglio prima che dopo.',
  afterCheating:
    'Non devi decidere oggi, né perdonare a scadenza. Continuare può funzionare se ci sono tre cose: lo ammette senza scuse, l’altra storia è davvero finita, e per mesi arrivano fatti e non promesse. Chiediti se così torneresti a dormire in pace. Se la risposta è no, andartene non è un fallimento.',
  farParents:
    'Il senso di colpa pesa, e non prova che partire sia stato sbagliato. Le lacrime al telefono sono mancanza, non un’accusa. Metti qualcosa di fisso: la stessa chiamata la domenica, una foto al giorno e la data della prossima visita detta ad alta voce. Sapere quando arrivi consola più che sentirti chiedere scusa.',
  goBack:
    'Confronta un martedì qualunque di là e di qua, non una bella domenica: lavoro, soldi, persone, e quello che pesa in silenzio. Torna se ti aspetta una vita e non solo la nostalgia; resta se la tua è già qui. Se puoi, prova un mese. E dai una data alla decisione: stare a metà stanca più di tutte e due.',
  supportFamily:
    'Aiutare i tuoi non vuol dire restare a zero. Prima metti via il tuo: affitto, spesa, debiti, una piccola riserva. Poi una somma fissa, detta prima che la chiedano: «Posso dare questo, il primo del mese. Di più non c’è». Le prime settimane si lamenteranno. Se affondi tu, affondano tutti.',
  neighbors:
    'Prima un biglietto o una bussata a un’ora tranquilla, senza rimprovero: «Forse non lo sapete, si sente tutto. Dopo le dieci si può fare più piano?». Se continua, segna giorni e ore per due settimane e portali all’amministratore o al padrone di casa. Intanto tappi e un’altra stanza: il tuo sonno non può aspettare.',
  raiseRefused:
    'Prima parla, e intanto guardati intorno: una cosa non esclude l’altra. Chiedi un quarto d’ora e porta una pagina: che cosa fai, che cosa era stato detto, la tua cifra. «Vorrei tornare sul mio aumento. Che cosa manca, e per quando?» Chiedi la risposta per iscritto. Un sì senza data non è un aumento.',
  reachable:
    'Il tuo tempo libero è tuo, e non serve una guerra. Rispondi nel tuo orario, sempre uguale, e dillo una volta: «Fuori orario non leggo i messaggi; se è davvero urgente, mi chiami». Spegni le notifiche del lavoro. Se te lo fanno pesare, conserva i messaggi: in molti posti ci sono regole su questo.',
  dropOut:
    'Prima di decidere separa tre cose: è la materia, il posto o la stanchezza? Chiedi questa settimana se puoi fermarti un semestre o cambiare corso. Se manca poco, finire spesso costa meno; se manca molto, no. E a chi paga dillo con un piano in mano: «Questo non fa per me. Voglio fare questo, e ci arrivo così».',
  tellDebt:
    'Dillo prima che lo dica una lettera: di solito ferisce di più il segreto. In un momento calmo, prima la cifra intera e subito il piano: «Devo tanto. Mi vergognavo a dirlo. Questo ho già cominciato a pagarlo». Niente scuse nella prima frase. Sarà una serata difficile, e poi non lo porterai più da solo o da sola.',
  jobOrLove:
    'Non scegliere ancora tra amore e lavoro: prima guardate se bisogna davvero scegliere. Chiedi che cosa frena l’altra persona e ascolta: il suo lavoro, la famiglia, la paura? Poi una prova con la data: tre mesi a distanza, visite fisse, e lì decidete. E una domanda per te: quale delle due rinunce ti peserebbe ancora tra cinque anni?',
  grownChild:
    'Gridare non smuove niente, e continuare così nemmeno. Fate un accordo da adulti, scritto: quanto contribuisce, che cosa fa in casa e qualcosa fuori ogni giorno, con una data per rivederlo. «Ti voglio qui, ma non così». Basta bucato ed extra pagati. Se si chiude o non dorme più, vale la pena sentire un medico.',
  atParents:
    'Vivere con i tuoi a quest’età è colpa degli affitti, non un fallimento. Quello che stanca è restare nel ruolo di prima. Cambialo con i fatti: una bolletta che paghi tu, due cene che cucini tu, una porta a cui si bussa. E dai una cifra e una data all’uscita, anche lontana: quanto al mese, e per quando.',
  oneSided:
    'Se qualcuno si fa vivo solo quando ha bisogno, non sei tu a chiedere troppo. Prova un mese senza scrivere per primo o per prima e senza risolvere niente, e guarda che cosa arriva. E dillo una volta: «Mi piace aiutarti, e vorrei anche che mi chiedessi come sto». Chi ci tiene si corregge. Chi no, ti lascia tempo per altri.',
  motherCalls:
    'Lo fa per amore o per paura, ma il ritmo puoi darlo tu. Offri qualcosa di fisso invece di un rimprovero: «Ti chiamo martedì e domenica alle sette. Se un altro giorno non rispondo, sto bene». E mantienilo. Se si offende, non discutere: «So che ti dispiace. Ci sentiamo martedì». Con le settimane di solito si calma.',
  careAlone:
    'Quello che fai è un lavoro, e adesso lo fai per tutti. Non chiedere «aiuto»: dividi. Un foglio con compiti, ore e spese, e una telefonata con i fratelli: «Non ce la faccio più da solo, da sola. Chi prende i sabati, chi le carte, chi mette i soldi?». Chi è lontano può pagare. E informati su che aiuti ci sono per chi assiste.',
  movesIn:
    'Questo si decide in due, e se ne può ancora parlare. Oggi, tra voi e senza parlare male di nessuno: «Non l’abbiamo deciso insieme. Prima voglio parlare di quanto tempo, quale stanza, quali spese, e che cosa facciamo se non va». Chiedi una prova con una data. Il tuo «non ancora» vale quanto il suo sì.',
  schoolRefusal:
    'Dietro c’è quasi sempre qualcosa di preciso: un altro bambino, la maestra, il bagno, il rumore, staccarsi da te. Chiedi in piccolo e di lato: «Qual è l’ora peggiore? Chi hai accanto?». Parla con la scuola questa settimana. La mattina un saluto breve e sempre uguale. Se dura o fa male la pancia, senti anche il pediatra.',
  pregnantAtWork:
    'Non devi dirlo domani. Prima informati su che cosa ti tutela dove vivi, anche in prova: un sindacato o uno sportello te lo dice gratis. Poi, breve e a quattr’occhi: «Sono incinta, nasce nel tal mese. Vorrei organizzare bene il mio lavoro fino ad allora». E mandalo anche per iscritto.',
};
