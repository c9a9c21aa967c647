import type { SubjectPhrases } from '../other-language.ts';

export const SPANISH_SUBJECTS: SubjectPhrases = {
  'got-fired|layoff-looming':
    'sin curro|sin trabajo|sin chamba|sin laburo|sin empleo|perdi el curro|perdi la chamba|perdi el laburo|me han echado|me echaron del|me botaron del|me han despedido|me despidieron|ere|en el paro',
  'job-search|interview|got-rejected|career-direction':
    'busco curro|buscando curro|busco chamba|buscando chamba|buscando laburo|busco laburo|no me llaman de ninguna|mandando curriculum*|echando curriculum*|encontrar curro',
  'exam|study-focus|choose-study|waiting-results':
    'oposicion*|opositor*|selectividad|suspendi*|suspenso|reprobe|me jalaron|me raspe|recuperacion de|examen*|el mir|tfg|tesis',
  'study-focus|exam|choose-study': 'no me concentro|no consigo estudiar|no puedo estudiar',
  'roommate|moving-in':
    'companer* de piso|compi de piso|companer* de cuarto|companer* de casa|roomie*|rumi|piso compartido|comparto piso',
  'in-laws':
    'suegr*|cunad*|mi nuera|mi yerno|familia de mi novio|familia de mi marido|familia de mi novia',
  'empty-nest':
    'nido vacio|casa+vacia+hij*|se va de casa+hij*|se fue de casa+hij*|se independiza+hij*|hij*+se va a estudiar',
  'aging-parent|relative-ill':
    'cuido a mi madre|cuido a mi padre|cuido de mi madre|cuido de mi padre|cuidando a mi madre|cuidando a mi padre|cuidar a mi madre|cuidar a mi padre|cuido a mis padres|residencia de ancianos|alzheimer|demencia',
  'bad-boss|should-quit|burnout-work|raise-best-day|work-review':
    'mi jefe*|mi jefa*|el jefe me|la jefa me|mi encargad*|mi supervisor*',
  'toxic-coworker|office-social|crush-coworker':
    'mis companeros de trabajo|companer* de trabajo|compi del curro|companer* del curro',
  'burnout-work|should-quit':
    'quemad* del trabajo|quemad* en el trabajo|no aguanto el curro|odio mi trabajo|odio mi curro',
  'inheritance|sibling-rift': 'herencia|heredar|herede|testamento',
  'sibling-rift':
    'mi hermana no me habla|mi hermano no me habla|pelee con mi hermana|pelee con mi hermano|discuti con mi hermana|discuti con mi hermano|no me hablo con mi',
  'mother-difficult|parents-grown':
    'mi madre me critica|mi mama me critica|mi madre me controla|mi mama me controla|mi madre se mete',
  'teen-fights|child-worry': 'mi hijo adolescente|mi hija adolescente|mi adolescente',
  'child-worry|parenting-guilt|teen-fights':
    'mi hij* no come|mi hij* no duerme|mi hij* llora|mi hij* no quiere ir al cole*|en el cole',
  'money-worry|debt-shame|couple-money':
    'no llego a fin de mes|sin un duro|sin blanca|sin lana|sin un peso|no tengo ni un|deudas|me embargan|facturas',
  'renting|losing-a-home':
    'el alquiler|el casero|la casera|mi casero|mi casera|el arriendo|la renta|la fianza',
  'losing-a-home': 'desahuci*|me echan de casa|me echan del piso',
  'move-city|work-abroad|homesick':
    'mudarme|me mudo|mudanza|irme a vivir|irme del pais|cambiar de ciudad|emigrar',
  'buy-house': 'hipoteca|comprar un piso|comprar una casa|comprar piso|comprar casa',
  'driving-test':
    'carnet de conducir|carne de conducir|teorico|practico de coche|examen de manejo|licencia de conducir',
  'start-business|business-slow|close-business':
    'montar un negocio|poner un negocio|mi negocio|montar mi|abrir un bar|emprender',
  'friend-trouble|friend-betrayed|friend-breakup|left-out|one-sided-friend':
    'mi mejor amig*|mis amig* no|mi amig* no me|mi amig* me',
  'lonely|make-friends|lonely-new-city':
    'no tengo amigos|no tengo amigas|no tengo a nadie|me siento sol*',
  'get-over-ex|ex-moved-on':
    'olvidar a mi ex|olvidarlo|olvidarla|superar a mi ex|superarlo|superarla',
  'does-x-like-me|make-a-move|mixed-signals|crush-coworker':
    'le gusto|me gusta un chico|me gusta una chica|me gusta alguien|mi crush|me mola',
  'divorce|coparenting': 'divorci*|custodia',
  'stressed-busy|burnout-work': 'no doy abasto|agobiad*|estresad*|no me da la vida',
};
