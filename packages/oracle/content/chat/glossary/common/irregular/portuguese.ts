/** As in Spanish: see `SPANISH_IRREGULAR`. */
export const PORTUGUESE_IRREGULAR = `
ser: sou és é somos sois são / fui foste foi fomos fostes foram / / sej / sido / sendo
estar: estou estás está estamos estais estão / estive estiveste esteve estivemos estivestes estiveram / / estej
ter: tenho tens tem temos tendes têm / tive tiveste teve tivemos tivestes tiveram / / tenh / tido
haver: hei hás há havemos haveis hão / houve houveste houve houvemos houvestes houveram / / haj
fazer: faço fazes faz fazemos fazeis fazem / fiz fizeste fez fizemos fizestes fizeram / far / faç / feito
ir: vou vais vai vamos ides vão / / / v / ido
poder: posso podes pode podemos podeis podem / pude pudeste pôde pudemos pudestes puderam / / poss
querer: quero queres quer queremos quereis querem / quis quiseste quis quisemos quisestes quiseram / / queir
dizer: digo dizes diz dizemos dizeis dizem / disse disseste disse dissemos dissestes disseram / dir / dig / dito
saber: sei sabes sabe sabemos sabeis sabem / soube soubeste soube soubemos soubestes souberam / / saib
ver: vejo vês vê vemos vedes veem / vi viste viu vimos vistes viram / / vej / visto
vir: venho vens vem vimos vindes vêm / vim vieste veio viemos viestes vieram / / venh / vindo
dar: dou dás dá damos dais dão / dei deste deu demos destes deram / / dê
pôr: ponho pões põe pomos pondes põem / pus puseste pôs pusemos pusestes puseram / por / ponh / posto / pondo
propor: proponho propões propõe propomos propondes propõem / propus propuseste propôs propusemos propusestes propuseram / / proponh / proposto / propondo
trazer: trago trazes traz trazemos trazeis trazem / trouxe trouxeste trouxe trouxemos trouxestes trouxeram / trar / trag
sair: saio sais sai saímos saís saem / saí saíste saiu saímos saístes saíram / / sai / saído
cair: caio cais cai caímos caís caem / caí caíste caiu caímos caístes caíram / / cai / caído
trair: traio trais trai traímos traís traem / traí traíste traiu traímos traístes traíram / / trai / traído
perder: perco perdes perde perdemos perdeis perdem / / / perc
ouvir: ouço ouves ouve ouvimos ouvis ouvem / / / ouç
pedir: peço pedes pede pedimos pedis pedem / / / peç
dormir: durmo dormes dorme dormimos dormis dormem / / / durm
sentir: sinto sentes sente sentimos sentis sentem / / / sint
mentir: minto mentes mente mentimos mentis mentem / / / mint
preferir: prefiro preferes prefere preferimos preferis preferem / / / prefir
conseguir: consigo consegues consegue conseguimos conseguis conseguem / / / consig
seguir: sigo segues segue seguimos seguis seguem / / / sig
ler: leio lês lê lemos ledes leem / li leste leu lemos lestes leram / / lei
crer: creio crês crê cremos credes creem / / / crei
rir: rio ris ri rimos rides riem / ri riste riu rimos ristes riram / / ri
escrever: / / / / escrito
abrir: / / / / aberto
ganhar: / / / / ganho
gastar: / / / / gasto
pagar: / / / / pago
subir: subo sobes sobe subimos subis sobem
sumir: sumo somes some sumimos sumis somem
fugir: fujo foges foge fugimos fugis fogem
construir: construo constróis constrói construímos construís constroem
`;
