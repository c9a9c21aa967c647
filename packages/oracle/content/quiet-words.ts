/** Words that may come twice on a page unnoticed. */
export const QUIET_WORDS = `
  about after again along also always angle another anybody anyone anything around asked because
  become been before begin being beside between birth both bring brings brought call chart close
  come comes corner could days does doing done down each easy even evening ever every everybody
  everyone exact expect facing feel feeling feels find first from full gets give gives goes going
  good habit hard have help here hour hours house inclined into itself just keep kind know known
  large last late learn least leave less like likely line little long look lost made make makes
  many matter matters maybe mean means might minute minutes more most much must name natal near
  nearly need needs never next night nobody note nothing often older once only open opposite other
  others over part past people perhaps person place plain point quite rather read readers reading
  really right room said same says season second seem seems shape short should show side sign
  since small some somebody someone something somewhere soon stand stands start still stop such
  sure take takes tell tends than thank that their them then there these they thing things this
  those three through time times today together tonight took towards tradition true turn until
  upon used using usual usually very want wants week weeks well went were what when where whether
  which while whole whom whose will with without work would write wrong year your yours yourself
`
  .trim()
  .split(/\s+/u);
