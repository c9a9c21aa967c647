import type { ProductWords } from '../language-answers.ts';

export const ITALIAN_PRODUCT: ProductWords = {
  asks: {
    refund:
      'rimbors* - prestat*|amico|amica|fratello|sorella\naddebitat*|pagato + due volte|doppio\nsoldi indietro|riavere i soldi - amico|amica|fratello|sorella|prestat*',
    trial:
      'prova gratuita|prova gratis|periodo di prova|giorni gratis|giorni gratuiti|7 giorni|sette giorni - lavoro|capo|azienda|incinta',
    cancel:
      'disdi*|annull*|cancell*|disiscriv* + abbonamento|premium|piano|app|qui\ncome disdico|voglio disdire - affitto|contratto|matrimonio|viaggio',
    photo: 'foto|immagine|immagini + mano|mani|palmo',
    palmLimit: 'quant* + scansion*|letture|volte + mano|palmo|scansion*',
    deletion: 'cancell*|elimin* + account|dati|profilo|chat|conversazione|cronologia',
    birthChange:
      'cambi*|corregg*|sbagliat*|modific* + ora di nascita|data di nascita|orario di nascita|mia ora',
    mails: 'mail|email|e mail + smett*|basta|non voglio|disattiv*|ricevere',
    privacy:
      'chi + legge|leggere|vede|vedere + scrivo|messaggi|chat|conversazion*|questo\ne privato|e riservato|vendete i miei dati|miei dati + vend*|sicuri|condivi*',
    minors:
      'minorenne|minorenni|ho 15 anni|ho 16 anni|ho 17 anni|ho 14 anni + usare|posso|app|sito',
    real: 'sei una|sei un|siete|sto parlando con + vera|vero|reale|umano|umana|persona|robot|bot|macchina|ia|programma - segno|ascendente',
    price:
      'quanto + costa|costano|pago|viene|al mese + premium|abbonamento|app|mese|questo\nquanto costa|e gratis|e gratuito|e a pagamento|prezzo del premium - casa|matrimonio|macchina',
  },
  says: {
    refund:
      'Prima disdici, così non parte altro: Profile, Manage Subscription. Poi rispondi alla ricevuta, o a una qualsiasi nostra mail, con data e importo, e chiedi il rimborso. Da qui non posso restituire denaro né prometterlo.',
    trial:
      'Sono {days} giorni gratis. All’inizio inserisci un metodo di pagamento, ma non si paga nulla finché non finiscono; se disdici prima in Profile, Manage Subscription, non paghi. Una prova a persona, con una sola lettura della mano.',
    cancel:
      "Nel tuo profilo (Profile) tocca Manage Subscription e disdici lì. L'accesso resta fino alla fine del periodo pagato o della prova, e dopo non si paga più nulla. Togliere l'icona dal telefono non disdice.",
    photo:
      'La foto della tua mano viene cancellata appena è analizzata, a meno che tu non scelga di tenerla. In quel caso è nel tuo profilo, con un pulsante per eliminarla. Nessun altro può vederla.',
    palmLimit:
      'Gratis o in prova è una lettura della mano in tutto; con Premium, quante ne vuoi. Un tentativo fallito non conta.',
    deletion:
      'Tutto l\'account: nel profilo, Delete Account; spariscono letture, chat e foto, e l\'abbonamento si chiude. Solo la chat: "Clear conversation", sotto la conversazione. Quello che è cancellato non torna.',
    birthChange:
      'In Profile, Edit Profile: cambia data, ora o città e salva. Il tema si ricalcola subito; dalla chat non posso modificarlo.',
    mails:
      "In Profile Setup spegni le mail quotidiane, e ognuna ha in fondo un link per uscire con un clic. Quelle dell'account, come un codice di accesso, continuano ad arrivare.",
    privacy:
      'La chat resta con il tuo account e nessun altro utente può vederla. Le risposte le compone un programma, quindi nessuno deve leggerti per risponderti, e i tuoi dati non si vendono. "Clear conversation" cancella tutto quando vuoi.',
    minors:
      "No, è solo per chi ha più di 18 anni, e usare l'account di un altro non è una buona idea.",
    real: 'Non sono una persona, sono un programma. Le posizioni dei pianeti sono calcolate, e le frasi le hanno scritte prima delle persone. Dimmi che cosa ti gira in testa e guardiamo.',
    price:
      'Premium costa {price} al mese, dopo {days} giorni gratis. Senza pagare hai la pagina del giorno, gli oroscopi, una lettura della mano in anteprima e {questions} domande al giorno qui.',
  },
};
