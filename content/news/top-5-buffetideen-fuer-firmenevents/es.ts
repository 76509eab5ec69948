import type { Translation } from '../../schema';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-07-08',
  media: 'news-buffet-ideas',
  title: 'Cinco ideas de bufé para eventos de empresa, con cantidades',
  excerpt:
    'Cinco bufés para recepciones, almuerzos, reuniones y fiestas: qué llevan, para cuántos invitados alcanzan y a qué hora se retiran.',
  keywords: [
    'ideas de bufé',
    'bufé para empresas',
    'canapés para fiesta de empresa',
    'bufé vegano',
    'cantidades de bufé por persona',
  ],
  html: `
<p>«Pónganos un bufé bonito» es una frase que oímos a menudo por teléfono. Deja mucho en el aire: ¿los invitados estarán de pie o sentados, se quedarán una hora o cuatro, llegarán con hambre? Estos cinco montajes han dado buen resultado en empresas entre Krefeld y Düsseldorf.</p>
<h2>1. La recepción en la que nadie sujeta un plato</h2>
<p><strong>De 25 a 80 invitados, dos horas.</strong> Ocho clases de canapés, de cuatro a seis piezas por persona y hora. Con 40 invitados y dos horas son de 320 a 480 piezas. Una buena mezcla: bruschetta con pimiento asado, falafel con menta, miniquiche de puerro, brocheta de tomate y mozzarella, rollito fresco, satay de pollo, albóndiga con mostaza y dado de brownie. Seis no llevan carne y tres son veganos. Hay más clases en la página de <a href="/catering/fingerfood">canapés</a>.</p>
<h2>2. El almuerzo frío entre dos reuniones</h2>
<p><strong>De 20 a 50 invitados, 45 minutos.</strong> No hay nada que mantener caliente, así que la reunión puede alargarse. Salmón marinado con rösti, balotina de pollo de corral sobre canónigos, carpaccio de remolacha con queso fresco de cabra; además, verduras asadas en ensalada, hojas verdes y pan con dos cremas para untar. El postre va en vaso y se lleva al sitio. Ponga el bufé en el centro de la sala: con servicio por ambos lados, un grupo de 40 se atiende en doce minutos.</p>
<h2>3. El bufé sin carne que no da que hablar</h2>
<p><strong>De 20 a 60 invitados, dos horas.</strong> Trío de hummus con verduras asadas y dukkah, tartar de apionabo y manzana sobre cracker de lino, burrata con tomate asado y, al lado, ensalada renana de patata, hojas verdes y focaccia. Para terminar, chía con mango y coco. Escriba en la invitación «bufé mediterráneo». Quien come de todo no echa nada en falta y quien es vegano lo lee en el cartel.</p>
<h2>4. Dos islas en lugar de una mesa larga</h2>
<p><strong>Desde 100 invitados, tres horas.</strong> Un bufé largo crea una cola larga. Dos islas idénticas en paredes opuestas la reducen a la mitad; una tercera con pan, ensalada y agua se encarga del resto. Prevea una persona por cada 25 invitados para reponer y recoger. Por la noche calculamos en total unos 700 gramos por adulto y 400 por niño.</p>
<h2>5. El bufé de postres como segundo motivo</h2>
<p><strong>Desde 50 invitados, a partir de las 21 h.</strong> Tras el plato principal, muchos se van. Un bufé de postres en otra sala vuelve a reunir al grupo: mousse de chocolate negro, tiramisú en vaso, panna cotta con frutos rojos, tabla de quesos con mostaza de higos. Bastan dos clases por persona, de 80 a 100 gramos cada una, repartidas en cuatro fuentes.</p>
<h2>Cinco datos que afinan cualquier presupuesto</h2>
<ul>
<li>Número de invitados y cuántos son vegetarianos o veganos</li>
<li>Intolerancias en cifras, sin nombres</li>
<li>Hora de la comida y final del acto</li>
<li>Enchufes junto al bufé: uno por cada tres calientaplatos</li>
<li>Ascensor, escaleras y franja horaria para la entrega</li>
</ul>
<p>Una regla vale para los cinco: a las dos horas se retira la comida. Si su velada dura más, montamos en dos turnos. Qué formato conviene a cada ocasión se ve en la página <a href="/fuer-business-events">para empresas</a>.</p>
`,
};
