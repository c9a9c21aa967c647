import type { ProductWords } from '../language-answers.ts';

export const SPANISH_PRODUCT: ProductWords = {
  asks: {
    refund:
      'reembols*|devolucion|devuelv* + dinero|plata|pago|cobr*|premium|suscripcion - prest*|amig*|herman*|prim[oa]|cunad*\nreembolso\nquiero mi dinero\ncobraron|cobrado|cobro|cargo|cobran + dos veces|doble',
    trial:
      'prueba gratis|prueba gratuita|periodo de prueba|dias gratis|siete dias|7 dias - termin* el contrato|trabajo|jefe|jefa|empresa|embarazada',
    cancel:
      'cancel*|anul*|baja|desuscrib* + suscripcion|premium|cuenta premium|plan|pago|esto|app|aqui\ndoy de baja|darme de baja|dar de baja\ncomo cancelo|quiero cancelar - cita|viaje|boda|plan*',
    photo: 'foto*|imagen|imagenes + mano|manos|palma|palmas',
    palmLimit:
      'cuant* + escane*|lecturas de mano|lecturas de la mano|veces + mano|palma|escane*\nleer|escanear|lectura + mano|palma + veces|gratis|otra vez',
    deletion: 'borr*|elimin* + cuenta|datos|perfil|chat|conversacion|historial',
    birthChange:
      'cambi*|corregir|corrijo|equivoque|mal|actualiz* + hora de nacimiento|fecha de nacimiento|datos de nacimiento|mi hora',
    mails: 'correos|correo|mails|emails + no quiero|dejar|deja*|parar|quit*|desactiv*|recibir',
    privacy:
      'quien + lee|leer|ve|ver + escribo|mensajes|chat|esto|conversaci*\nprivado lo que|es privado|es confidencial|venden mis datos|mis datos + seguros|venden|comparten',
    minors:
      'menor de edad|menores de edad|tengo 15|tengo 16|tengo 17|tengo 14 + usar|app|puedo|esto',
    real: 'eres + real|humano|humana|persona|robot|bot|maquina|ia|programa - libra|signo',
    price:
      'cuanto + cuesta|vale|sale|cobran|pago|cuestan + premium|suscripcion|app|esto|mes|al mes|plan|servicio\ncuanto cuesta|cuanto vale|cuanto sale - casa|boda|coche|carro|vida\nes gratis|precio del premium|precio de premium',
  },
  says: {
    refund:
      'Primero cancela para que no se cobre más: Profile, Manage Subscription. Después responde al recibo o a cualquier correo nuestro con la fecha y el importe, y pide la devolución. Yo desde aquí no puedo mover dinero ni prometértela.',
    trial:
      'Son {days} días gratis. Al empezar dejas un medio de pago, pero no se cobra nada hasta que terminan; si cancelas antes en Profile, Manage Subscription, no pagas. Hay una prueba por persona, y durante ella la lectura de mano es una sola.',
    cancel:
      'En tu perfil (Profile) pulsa Manage Subscription y cancela ahí. Conservas el acceso hasta el final de lo pagado o de la prueba, y después no se cobra nada más. Borrar la app o el icono no cancela.',
    photo:
      'La foto de tu mano se borra en cuanto se analiza, salvo que tú elijas guardarla. Si la guardaste, está en tu perfil con un botón para borrarla. Nadie más puede verla.',
    palmLimit:
      'Gratis o en la prueba es una lectura de mano en total; con Premium, las que quieras. Un intento fallido no gasta la tuya.',
    deletion:
      'La cuenta entera: en tu perfil, Delete Account, y se borran tus lecturas, chats y fotos, y se cancela la suscripción. Solo el chat: "Clear conversation", debajo de la conversación. Lo borrado no se puede recuperar.',
    birthChange:
      'En Profile, Edit Profile: cambia la fecha, la hora o la ciudad y guarda. Tu carta se recalcula al momento; yo no puedo cambiarla desde el chat.',
    mails:
      'En Profile Setup puedes apagar los correos diarios, y cada uno lleva abajo un enlace para darte de baja con un clic. Los de tu cuenta, como un código de acceso, siguen llegando.',
    privacy:
      'Tu chat se guarda con tu cuenta y ningún otro usuario puede verlo. Las respuestas las arma un programa, así que nadie tiene que leerte para contestarte, y tus datos no se venden. Puedes borrarlo cuando quieras con "Clear conversation".',
    minors:
      'No: es solo para mayores de 18 años, y tampoco conviene usar la cuenta de otra persona.',
    real: 'No soy una persona: soy un programa. Las posiciones de los planetas se calculan, y las frases las escribió gente de antemano. Dime qué te ronda y lo miramos.',
    price:
      'Premium cuesta {price} al mes, después de {days} días gratis. Sin pagar tienes la guía del día, los horóscopos, una lectura de mano con vista previa y {questions} preguntas al día aquí.',
  },
};
