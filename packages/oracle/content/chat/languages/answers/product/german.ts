import type { ProductWords } from '../language-answers.ts';

export const GERMAN_PRODUCT: ProductWords = {
  asks: {
    refund:
      'erstatt*|ruckerstatt*|rueckerstatt*\nabgebucht|berechnet|bezahlt + zweimal|doppelt\ngeld zuruck|geld zurueck - freund*|bruder|schwester|verliehen|geliehen|kollege*',
    trial:
      'probezeit|testphase|probeabo|gratis tage|7 tage|sieben tage|testzeit|kostenlos testen - job|chef*|arbeit*|stelle|ausbildung|firma|schwanger',
    cancel:
      'kundig*|kuendig*|beend*|abbestell*|stornier*|loswerden + abo*|premium|mitgliedschaft|app|hier|vertrag hier\nwie kundige ich|wie kundigt man|wie kann ich kundigen|wie kuendige ich|wo kann ich kundigen|wo kundige ich - job|stelle|arbeit|chef*|wohnung|mietvertrag|miete|freundschaft',
    photo:
      'foto*|bild*|handfoto*|handbild* + hand|hande|handflache|handfoto*|handbild*|handlinien\nhandfoto*|handbild*',
    palmLimit: 'wie viele|wieviele|wie oft + handscan*|handlesung*|hand|scan*|handflache',
    deletion: 'losch*|loesch* + konto|account|daten|profil|chat|verlauf|gesprach',
    birthChange:
      'ander*|korrigier*|falsch*|berichtig* + geburtszeit|geburtsdatum|geburtsstunde|geburtsort|geburtsdaten',
    mails:
      'mails|mail|e mails|emails|newsletter + abbestell*|keine|stopp*|aufhoren|abschalt*|ausschalt*|mehr',
    privacy:
      'wer + liest|lesen|sieht|sehen + nachricht*|hier|schreibe|chat|mit|das\nist das privat|ist das vertraulich|verkauft ihr|meine daten + verkauf*|weiter*|sicher|passiert',
    minors:
      'minderjahrig*|unter 18|ich bin 15|ich bin 16|ich bin 17|ich bin 14 + nutzen|darf|app|verwenden|hier',
    real: 'bist du|seid ihr|spreche ich hier|schreibe ich hier|redet hier|ist hier + echt*|mensch|person|bot|roboter|ki|programm|maschine|wahrsager* - lowe|widder',
    price:
      'was + kostet|kosten + premium|abo|monat|das|app|hier|mitgliedschaft - haus|hochzeit|auto|reise\nwie viel kostet|wieviel kostet|was kostet das|ist das kostenlos|ist das gratis|ist das umsonst|preis von premium',
  },
  says: {
    refund:
      'Zuerst kündigen, damit nichts weiter abgebucht wird: Profile, Manage Subscription. Dann antworte auf die Rechnung oder irgendeine Mail von uns, mit Datum und Betrag, und bitte um Erstattung. Von hier aus kann ich kein Geld zurückzahlen und es auch nicht versprechen.',
    trial:
      '{days} Tage sind gratis. Am Anfang gibst du ein Zahlungsmittel an, abgebucht wird aber nichts, bis sie um sind; wer vorher unter Profile, Manage Subscription kündigt, zahlt nichts. Einmal pro Person, und mit einer einzigen Handlesung.',
    cancel:
      'Im Profil (Profile) auf Manage Subscription gehen und dort kündigen. Du behältst den Zugang bis zum Ende der bezahlten Zeit oder der Testphase, danach wird nichts mehr abgebucht. Das Symbol vom Handy zu löschen kündigt nicht.',
    photo:
      'Das Foto deiner Hand wird gelöscht, sobald es ausgewertet ist, außer du willst es behalten. Dann liegt es in deinem Profil, mit einem Knopf zum Löschen. Sehen kann es sonst niemand.',
    palmLimit:
      'Kostenlos oder in der Testphase ist es eine Handlesung insgesamt, mit Premium so viele du willst. Ein misslungener Versuch zählt nicht.',
    deletion:
      'Das ganze Konto: im Profil unter Delete Account; Lesungen, Chats und Fotos sind dann weg, und das Abo endet. Nur den Chat: „Clear conversation“ unter dem Gespräch. Gelöschtes kommt nicht zurück.',
    birthChange:
      'Unter Profile, Edit Profile: Datum, Uhrzeit oder Ort ändern und speichern. Dein Horoskop wird sofort neu berechnet; aus dem Chat heraus kann ich nichts ändern.',
    mails:
      'Die täglichen Mails schaltest du in Profile Setup aus, und unter jeder steht ein Link zum Abmelden mit einem Klick. Mails zu deinem Konto, etwa ein Anmeldecode, kommen weiter.',
    privacy:
      'Dein Chat liegt bei deinem Konto, und kein anderer Nutzer kann ihn sehen. Die Antworten stellt ein Programm zusammen, dafür muss also niemand mitlesen, und verkauft wird nichts. Mit „Clear conversation“ löschst du ihn jederzeit.',
    minors: 'Nein, das hier ist ab 18, und ein geliehenes Konto ist auch keine gute Idee.',
    real: 'Nein, kein Mensch, ein Programm. Die Planetenstände sind berechnet, die Sätze haben Leute vorher geschrieben. Erzähl mir, was dich beschäftigt, dann schauen wir drauf.',
    price:
      'Premium kostet {price} im Monat, nach {days} kostenlosen Tagen. Ohne zu zahlen hast du die Tagesseite, die Horoskope, eine Handlesung als Vorschau und hier {questions} Fragen am Tag.',
  },
};
