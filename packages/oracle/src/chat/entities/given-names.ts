/** Common first names that are no everyday words: recognised without a capital. */
export const GIVEN_NAMES: ReadonlyMap<string, 'he' | 'she' | 'they'> = new Map([
  ...`james john robert michael david william richard joseph thomas charles christopher daniel matthew
  anthony steven andrew joshua kenneth kevin brian george timothy ronald jason edward jeffrey ryan
  jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory
  alexander patrick dennis tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan
  jeremy christian walter keith austin roger terry sean gerald carl harold dylan arthur lawrence
  jordan jesse bryan billy bruce gabriel joe logan alan juan elijah willie albert wayne randy mason
  vincent liam roy bobby caleb bradley russell lucas ahmed ali omar mohammed muhammad hassan ibrahim
  carlos luis miguel diego pedro pablo javier sergio raul mateo santiago dan mike tom matt josh chris
  dave steve tim jake ben sam alex nick tony jim bob greg jeff luke leon felix oliver oscar hugo
  marco luca matteo giovanni antonio andre pierre jean paulo rafael thiago raj rahul arjun rohan amit
  vikram sanjay kwame kofi dmitri ivan sergei yuki kenji hiroshi wei jamal darnell tyrone marcus
  derek trevor colin ian graham nigel simon martin paul philip ralph dean craig stuart neil`
    .split(/\s+/u)
    .map((name) => [name, 'he'] as const),
  ...`mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra
  margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon
  laura cynthia dorothy amy kathleen angela shirley emma brenda pamela nicole anna samantha katherine
  christine debra rachel carolyn janet maria olivia heather helen catherine diane julie victoria joyce
  lauren kelly christina ruth joan virginia judith evelyn hannah andrea megan cheryl jacqueline martha
  madison teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia
  denise amber danielle marilyn beverly charlotte natalie theresa diana brittany doris kayla alexis
  lori marie kate katie jenny jess liz beth sophie chloe mia zoe ella lucy leah maya nina priya anjali
  neha pooja fatima aisha layla yasmin leila zara noor amina carmen lucia sofia valentina camila elena
  claudia gabriela monica veronica adriana ingrid greta heidi anya olga natasha svetlana mei yuna sakura
  keisha latoya imani ebony fiona siobhan niamh bridget gemma tracy paula`
    .split(/\s+/u)
    .map((name) => [name, 'she'] as const),
]);
