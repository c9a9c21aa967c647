/** See `IDIOMS`. */
export const SPANISH_IDIOMS = `
i: yo; you: tú|usted|ustedes|vos; he: él; she: ella; they: ellos|ellas; we: nosotros|nosotras
the: el|la|los|las; a: un|una; my: mi|mis; your: tu|tus; his: su|sus; mine: mío|mía; our: nuestro|nuestra
and: y|e; or: o|u; of: de; of the: del; to the: al; to: a; in: en; on top: encima; by: por; for: para; with: con
that: que; what: qué|q; who: quien|quién|quienes; how: cómo; like: como|tipo; when: cuando|cuándo; where: donde|dónde|adónde
why: por qué|porque q|x q; because: porque|xq|pq; which: cuál|cual; how much: cuánto|cuanto|cuánta; how many: cuántos|cuántas
this: este|esta|esto|estos|estas; that one: ese|esa|eso|esos|esas|aquel|aquella; me: mí; with me: conmigo; with you: contigo
one: uno; two: dos; three: tres; four: cuatro; five: cinco; six: seis; seven: siete; eight: ocho; nine: nueve; ten: diez
twenty: veinte; thirty: treinta; yes: sí; if: si; nothing: nada; on: sobre; near: cerca; outside: fuera|afuera; none: ningún|ninguno|ninguna
years ago: hace años; months ago: hace meses; 's old: de edad; every: cada; both: ambos
afraid: tengo miedo|tiene miedo|me da miedo|da miedo; hungry: tengo hambre; cold: tengo frío
i feel like: tengo ganas de|me dan ganas de; i do not feel like: no tengo ganas de; have to: tener que|hay que|tener q
i have to: tengo que|tengo q; has to: tiene que; had to: tuve que|tuvo que; there is: hay; there was: hubo|había
used to: solía; just: acabo de|acaba de|recién; again: vuelvo a|volvió a|volver a|otra vez; keeps: no deja de|no para de
fell in love: se enamoró|me enamoré; i like: me gusta|me gustan|me late|me encanta; he likes me: le gusto; i do not like: no me gusta|no me gustan
she likes: le gusta|le gustan; i would like: me gustaría; it bothers me: me molesta|me choca; i care: me importa; i do not care: no me importa|me vale
it hurts: me duele|duele; my hurts: me duelen; i am embarrassed: me da vergüenza|me da pena|qué vergüenza|qué oso
makes me angry: me da rabia|me da coraje|me enoja; makes me sad: me da tristeza|me pone triste; i cant stand: no soporto|no aguanto|no trago
can not stand me: no me soporta|no me traga; gets along: se lleva bien|nos llevamos bien; i get along badly: nos llevamos mal|me llevo mal
realize: darse cuenta|me di cuenta|se dio cuenta; miss: echo de menos|echar de menos|extraño; left on read: me dejó en visto|en visto
left me: me dejó|me ha dejado|me cortó|terminó conmigo|me terminó|me botó; dumped by text: me dejó por mensaje|me cortó por whatsapp
was fired: me despidieron|me corrieron|me echaron; they fired: despidieron a|corrieron a; broke up: terminamos|cortamos|rompimos
does not talk to me: no me habla|me dejó de hablar|ya no me habla; does not answer me: no me contesta|no me responde|no contesta mis mensajes
my world is falling apart: se me cae el mundo|se me vino el mundo encima; whatever will be will be: lo que tenga que ser será
i can not anymore: ya no puedo más|no puedo más|no doy más|ya no doy; i do not know: no sé|nose|no se qué hacer; what do i do: qué hago|que hago
turned out: me quedó|me salió|quedó|salió; i am left without: me quedé sin; ran out of: se me acabó|se nos acabó; got sick: se enfermó|me enfermé
got married: se casó|nos casamos|me casé; gets married: se casa; is getting married: se va a casar; got angry: se enojó|se enfadó
moved: se mudó|me mudé|nos mudamos; left: se fue|se fueron|se marchó; went to: se fue a; leaves: se va; i am leaving: me voy; passed out: se desmayó
died: se murió|murió|falleció; is called: se llama; it is hard for me: me cuesta; costs me: me cuesta mucho; worth it: vale la pena|vale la pena?
at my age: a mi edad; too late: demasiado tarde; do i tell him: se lo digo|le digo; do i say yes: digo que sí; do i go: voy o no voy
asked me out: me invitó a salir; asked me to marry him: me pidió matrimonio|me propuso matrimonio; got me pregnant: me embarazó; pregnant: embarazada
new year's eve: fin de año|nochevieja; to the north: al norte|al otro lado|pal norte; crossed: cruzó; friend request: solicitud de amistad|solicitud en facebook
passed: aprobé|pasé|aprobó; failed: suspendí|reprobé|me reprobaron|troné; got in: me admitieron|quedé|entré en|me aceptaron; got the job: me dieron el trabajo|conseguí trabajo|me contrataron
got promoted: me ascendieron|me dieron el ascenso; retired: se jubiló|me jubilé; storage room: trastero; spare keys: llaves de repuesto; my treat: yo invito
should: debería|deberías|deberíamos; nobody: nadie; i was: estaba; i am: estoy|soy; he is: está|es; i was locked: me quedé encerrada|me quedé encerrado; by mistake: sin querer|por error|sin darme cuenta
grounded: castigado|castigada; cheated on me: me engañó|me puso los cuernos|me fue infiel|me puso el cuerno; is cheating: me engaña|me es infiel|me pone los cuernos
lives with: vive con; makes fun of me: se burla de mí; yells at me: me grita; steals my: me roba; keeps me awake: no me deja dormir; won't let me: no me deja
laughed at me: se rió de mí; hung up: me colgó; blocked me: me bloqueó; unfollowed me: me dejó de seguir; left the house: se fue de casa
please: por favor|porfa|xfa; dude: güey|wey|bro|tío; damn: mierda|joder|carajo; lol: jaja|jajaja|jajajaja|jeje; hello: hola|buenas; thanks: gracias
help: ayuda|auxilio; tell me something: dígame algo|dime algo; 12th house: casa 12; house: casa; at home: en casa; last year: año pasado; next week: la próxima semana|la semana que viene|próxima semana
says that: dice que|dicen que; already not: ya no; no longer: ya no; neither: tampoco; not yet: todavía no|aún no; is it normal: es normal; am i: soy
shut down: cerró; to go: ir; since then: desde entonces; is fine: está bien; same: igual; the whole: todo el|toda la; nonsense: tonterías|pendejadas
so: así|asi|entonces|pues; of course: claro|por supuesto|obvio; so much: tanto|tanta; some: algún|alguna|algunas|algunos; any: cualquier|cualquiera; while: mientras; nor: ni; not even: ni siquiera|ni; besides: además; barely: apenas; on top of that: encima|para colmo; instead: en vez de|en lugar de; always: siempre; according: según; right now: ahorita|ahora mismo; only: nomás|nada más|solo|sólo; simply: simplemente; exactly: exacto|justo; around: alrededor; maybe: quizás|a lo mejor|tal vez; thing: cosa|cosas; ones: los de|las de
to say: decirle|decirlo|decirles; to tell him: contarle|decírselo; to see him: verlo|verle; to leave him: dejarlo; shut up: cállate; calm: cálmate; stayed: se quedó|se quedaron; the light went out: se fue la luz|se le fue la luz; insulin: insulina; freezes: se congela; for her: para ella; without me: sin mí; missed me: me extrañó|me echó de menos; nobody missed me: nadie me extrañó; face: cara; to pretend: poner cara|qué cara poner; his plate: su plato; still: igual|sigue; keeps saying: sigue diciendo; keep my name: guardar
candidate: candidato; death card: carta de la muerte|la muerte en el tarot; my surgery: me operan; surgery of my: operan a mi|operan mi|opera de; is crossing: va a cruzar; immigration papers: papeles|los papeles|la green card; divorced dad: papá divorciado; only child: hijo único; sad: de bajón|bajoneada|agüitada; hungover: crudo|con resaca; handsome: guapo; fiancé: prometido; ate: se comió|me comí; the whole: entero|entera; slept with: se acostó con|me acosté con; vacation: vacaciones; boring: aburrido; by foot: a pie
living alone: vivo sola|vivo solo; with my parents: con mis papás|con mis padres; i live: vivo; expensive: caro|cara; i owe: debo; lent him: le presté; does not pay me back: no me devuelve; stole: robó|me robó; lost: perdí|se me perdió; dropped: se me cayó; broke: se me rompió|se rompió|se descompuso; burned: se me quemó|quemé; spilled: se me derramó; won: gané|ganó; born: nació|nacieron|nací; twins: gemelos|mellizos; my first: mi primer|mi primera|primer|primera; marathon: maratón; tattoo: tatuaje; dyed: me teñí; cut my hair: me corté el pelo
to congratulate me: para felicitarme|felicitarme; posted: subió|subí|subieron; posted photos: subió fotos; furniture: muebles; on the sofa: en el sofá; for a month: desde hace un mes|hace un mes que; for years: desde hace años|hace años que; on sundays: los domingos|cada domingo; at night: por la noche|en la noche|de noche; in the morning: por la mañana|en la mañana; by plane: en avión; i forgot: se me olvidó|olvidé|se me pasó; he forgot: se le olvidó|olvidó; do i have to answer: debo contestar; i have to: debo; does not pay me back: no me lo devuelve|no me devuelve|no me los devuelve|no me ha pagado; lost my job: me quedé sin chamba|me quedé sin trabajo|me quedé sin empleo|me quedé sin curro|me quedé sin laburo|me quedé sin pega; do not feel ready: no me siento listo|no me siento lista|todavía no me siento lista|todavía no me siento listo; after: después de; at 3 in the morning: a las 3 de la mañana; public: público; presentation: presentación|exposición; with everyone else: con todas|con todos; best friend: mejor amiga|mejor amigo; a party without me: fiesta sin mí; grades: calificaciones; wet the bed: se hace pipí|moja la cama|se orina en la cama; hates: odia; is mad at me: está enojada conmigo|está enojado conmigo
talks behind my back: habla mal de mí|hablan mal de mí|habla mal de mi; lesbian: lesbiana; gay: gay; poetry: poesía; contest: concurso|premio; valued: valorada|valorado; not valued: no me siento valorada|no me valoran; nursing home: asilo|residencia de ancianos; i found out that: me enteré de que|me enteré que|descubrí que; hit: le pegó a|pegó a; remembers: se acuerda de|se acuerda; does not remember: no se acuerda de|ya no se acuerda de; each: cada; go out with my friends: salir con mis amigos|salir con mis amigas; another country: otro país; sixteen: dieciséis; fifteen: quince; twelve: doce; eighteen: dieciocho; dementia: demencia|alzheimer; therapist: psicóloga|psicólogo|terapeuta; eldest: mayor; euros: euros; pesos: pesos; to recover: recuperarme
owes me: me debe|me deben|me debe dinero; owes us: nos debe; says nothing: no dice nada
checks my phone: me revisa el celular|me revisa el teléfono|me revisa el móvil; stood me up: me dejó plantada|me dejó plantado|me plantó; stuck: estancada|estancado
promote: ascienden|asciende|ascender; promoted: ascendieron|ascendió; emigrate: emigrar|emigro; interferes in: se mete en|se meten en|se entromete en; how i raise: cómo crío
religion: religión; evict me: me van a echar|van a echarme|me desalojan; i owe: le debo|les debo|debo dinero; too late to find love: se me está pasando el arroz|se me pasa el arroz
weed: mariguana|marihuana|mota; i am shy to talk to: me da pena hablarle|me da vergüenza hablarle; hints: indirectas; from home: remoto; manager: gerente; assistant: auxiliar
does not raise my salary: no me sube el sueldo|no me suben el sueldo|no me quieren subir el sueldo; to support: que mantener; loud: a todo volumen; music: reguetón|reggaetón; accounting: contaduría|contabilidad
psychology: psicología; in the middle: en medio|en el medio; open a business: poner un negocio|poner mi negocio; intimacy: intimidad; set limits: ponga límites|poner límites|pongo límites
can not make it in time: no alcanzo; change jobs: cambiar de trabajo|cambiarme de trabajo|cambiarme de chamba; give me a permanent contract: me den la base|me dan la base|me hagan fijo|me hagan fija
does not pay child support: no me pasa la pensión|no pasa la pensión|no paga la pensión|no me pasa la manutención|no paga la manutención
getting old: se está haciendo mayor|se hace mayor|haciéndose mayor|están mayores|está mayor
should i go back or stay: me vuelvo o me quedo|vuelvo o me quedo|me regreso o me quedo|regreso o me quedo|volver o quedarme|regresar o quedarme
does not want me to meet: no quiere que conozca|no quiere q conozca; we have been together: ya llevamos|llevamos; what is going on: q onda|qué onda; without asking me: sin preguntarme|sin consultarme
post photos with me: publicar fotos conmigo|subir fotos conmigo|sube fotos conmigo; has someone else: tiene otra|tiene otro|tendrá otra|tendrá otro; maybe: será que
does not come out of: no sale de|ya no sale de; we were very close: éramos muy unidas|éramos muy unidos|éramos super unidas|éramos súper unidas|éramos inseparables
after: después de|despues de|después del; eleven: once; twelve: doce; fifteen: quince; forty: cuarenta; fifty: cincuenta
my chart: mi carta astral|mi carta natal|mi carta
`;
