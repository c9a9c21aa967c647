interface Plan {
  readonly typed: RegExp;
  /** The first sentence answers: the plan stays. */
  readonly line: string;
}

/** What is said to a plan that somebody would move because of the sky. The first that fits is said. */
export const PLANS_UNDER_SKY: readonly Plan[] = [
  {
    typed: /\b(?:interview|visa|appointment|consulate|embassy|immigration|hearing|exam|test)\b/u,
    line: "Keep the appointment: a slot is much harder to move than a planet, and no sky decides what's in your papers or in your head. Lay everything out the evening before and leave half an hour early.",
  },
  {
    typed:
      /\b(?:laptop|computer|phone|iphone|macbook|tablet|tv|camera|console|fridge|washing machine|headphones|electronics)\b/u,
    line: "You don't have to wait: buy it when you need it and the price is right. The old advice for such weeks is only good shopping: keep the receipt, check the return policy, back up the old one first.",
  },
  {
    typed:
      /\b(?:car|bike|motorbike|scooter|van|house|flat|apartment|home)\b(?=.*\b(?:buy|buying|purchase)\b)|\b(?:buy|buying|purchase)\b.*\b(?:car|bike|motorbike|scooter|van|house|flat|apartment|home)\b/u,
    line: "You don't have to wait because of the sky. With something this big take the old advice in its useful form: have it inspected, read the contract twice, and leave a night between yes and signature.",
  },
  {
    typed: /\b(?:sign\w*|contracts?|lease|papers?|paperwork|mortgage|agreement|notary|closing)\b/u,
    line: "Don't cancel: sign on the day you have. Do what careful people do in any week: read it twice, check names, dates and sums, and get a copy. If a line isn't clear, ask before you sign.",
  },
  {
    typed: /\b(?:travel\w*|trip|flight|fly|flying|holiday|vacation|ticket)\b/u,
    line: "Go, and don't rebook for it. Check the times the day before, keep the booking numbers on paper, and leave some slack for a connection.",
  },
  {
    typed: /\b(?:text\w*|message|call|write to|reply|reach out|contact)\b/u,
    line: "You don't have to wait for the sky with that. Write it, leave it for an hour, read it once as the other person would, and send it if you'd still stand by it.",
  },
  {
    typed:
      /\b(?:job|offer|quit|resign|start|launch|open|business|shop|store|website|apply|application|send|submit|post|publish)\b/u,
    line: 'Go ahead: no planet undoes a thing that was well prepared. Check names, dates and links once more, keep a copy, and have a plan for the small hitch that comes in any week.',
  },
  {
    typed: /\b(?:wedding|marry|married|party|move|moving|date|haircut|tattoo|cut my hair|dye)\b/u,
    line: 'Keep the day: people are happy with plans made under every kind of sky. Confirm times and names a week before, and that is all the caution it needs.',
  },
  {
    typed: /\b(?:buy|buying|purchase|order|sell|selling|pay|invest in)\b/u,
    line: "You don't have to wait: buy it when you need it, keep the receipt and know how to return it. That is all there is in the old advice.",
  },
];
