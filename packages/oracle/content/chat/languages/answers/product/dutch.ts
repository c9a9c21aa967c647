import type { ProductWords } from '../language-answers.ts';

export const DUTCH_PRODUCT: ProductWords = {
  asks: {
    refund:
      'afgeschreven|betaald + dubbel|twee keer\nterugbetal*|geld terug - vriend*|broer*|zus*|geleend|uitgeleend',
    trial: 'proefperiode|gratis proef*|7 dagen|zeven dagen|gratis dagen - baan|werk|baas|zwanger',
    cancel:
      'opzeg*|zeg|annuleer*|stop*|beeindig* + abonnement|premium|lidmaatschap|app|hier\nhoe zeg ik op|hoe kan ik opzeggen|abonnement opzeggen - baan|huur|vriendschap',
    photo: 'foto*|afbeelding* + hand|handen|handpalm|handfoto*\nhandfoto*',
    palmLimit: 'hoeveel|hoe vaak + scan*|handlezing*|hand',
    deletion: 'verwijder*|wis|wissen|delete* + account|gegevens|profiel|chat|gesprek',
    birthChange:
      'wijzig*|verander*|fout|verkeerd*|aanpas* + geboortetijd|geboortedatum|geboorte uur|geboorteuur|geboorteplaats',
    mails: 'mails|mail|e mails|emails + stop*|geen|uitzet*|afmeld*|meer',
    privacy:
      'wie + leest|lezen|ziet|zien + berichten|chat|dit|hier|schrijf|mee\nis dit prive|is het prive|verkopen jullie|mijn gegevens + verko*|veilig|prive',
    minors: 'minderjarig*|ik ben 15|ik ben 16|ik ben 17|onder de 18 + gebruik*|mag|app',
    real: 'ben je een|ben jij|bent u|praat ik hier|spreek ik hier|is dit een + echt*|mens|persoon|robot|bot|computer|ai|programma',
    price:
      'wat|hoeveel + kost|kosten + premium|abonnement|maand|dit|het|app - huis|bruiloft|auto\nis dit gratis|is het gratis|prijs van premium',
  },
  says: {
    refund:
      'Zeg eerst op, dan wordt er niets meer afgeschreven: Profile, Manage Subscription. Antwoord daarna op de bon of op een mail van ons, met datum en bedrag, en vraag om terugbetaling. Van hieruit kan ik geen geld teruggeven en het ook niet beloven.',
    trial:
      '{days} dagen zijn gratis. Je geeft bij de start een betaalwijze op, maar er wordt niets afgeschreven tot ze om zijn; zeg je eerder op via Profile, Manage Subscription, dan betaal je niets. Eén keer per persoon, met één handlezing.',
    cancel:
      'Ga in je profiel (Profile) naar Manage Subscription en zeg daar op. Je houdt toegang tot het einde van de betaalde tijd of de proefperiode, en daarna wordt er niets meer afgeschreven. Het icoon van je telefoon halen is geen opzegging.',
    photo:
      'De foto van je hand wordt gewist zodra die bekeken is, tenzij je ervoor kiest hem te bewaren. Dan staat hij in je profiel, met een knop om hem te wissen. Niemand anders kan hem zien.',
    palmLimit:
      'Gratis of in de proefperiode is het één handlezing in totaal, met Premium zoveel je wilt. Een mislukte poging telt niet mee.',
    deletion:
      'Het hele account: in je profiel, Delete Account; lezingen, chats en foto’s zijn dan weg en het abonnement stopt. Alleen de chat: "Clear conversation" onder het gesprek. Wat gewist is, komt niet terug.',
    birthChange:
      'Via Profile, Edit Profile: wijzig datum, uur of plaats en sla op. Je horoscoop wordt meteen opnieuw berekend; vanuit de chat kan ik dat niet.',
    mails:
      'In Profile Setup zet je de dagelijkse mails uit, en onder elke mail staat een link om je met één klik af te melden. Mails over je account, zoals een inlogcode, blijven komen.',
    privacy:
      'Je chat hoort bij je account en geen andere gebruiker kan hem zien. Een programma stelt de antwoorden samen, dus niemand hoeft mee te lezen, en er wordt niets verkocht. Met "Clear conversation" wis je hem wanneer je wilt.',
    minors:
      'Nee, dit is vanaf 18 jaar, en het account van een ander gebruiken is ook geen goed idee.',
    real: 'Nee, geen mens, een programma. De stand van de planeten wordt berekend, en de zinnen zijn vooraf door mensen geschreven. Vertel wat er speelt, dan kijken we ernaar.',
    price:
      'Premium kost {price} per maand, na {days} gratis dagen. Zonder te betalen heb je de dagpagina, de horoscopen, één handlezing als voorproefje en hier {questions} vragen per dag.',
  },
};
