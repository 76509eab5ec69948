import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-06-24',
  media: 'news-what-is-catering',
  title: '¿Qué es el catering? Modalidades, plazos y términos',
  excerpt:
    'Entregar, montar, servir: de qué se ocupa un catering, qué le toca a usted y qué términos verá en el presupuesto. Para quien contrata por primera vez.',
  keywords: [
    'qué es el catering',
    'tipos de catering',
    'qué es un cóctel cena',
    'cómo funciona un catering',
    'contratar catering',
  ],
  html: `
<p>Catering quiere decir que una cocina guisa para sus invitados en el lugar que usted elija: una oficina en Willich, un jardín en Kempen o un salón junto al lago. Lo que el proveedor asuma además de eso marca la diferencia entre una bandeja de bocadillos y una noche de catorce pases.</p>
<h2>Los cuatro niveles</h2>
<h3>Entregar</h3>
<p>La comida llega lista entre 30 y 60 minutos antes de empezar. Usted pone las mesas; nosotros montamos y nos vamos. Así funcionan los <a href="/catering/fingerfood">canapés</a> y el bufé frío, a partir de 20 personas.</p>
<h3>Entregar y atender</h3>
<p>Una persona por cada 25 invitados se queda para reponer, informar sobre alérgenos y recoger. A partir de 100 invitados lo aconsejamos con insistencia; si no, a la media hora hay fuentes vacías junto a otras llenas.</p>
<h3>Cocinar en el lugar</h3>
<p>Parrilla, cocina móvil o estación en vivo: el plato se hace a la vista de todos. Necesitamos espacio, electricidad y suelo llano; cada parrilla ocupa unos tres metros por tres.</p>
<h3>Servir</h3>
<p>En un menú, los camareros llevan cada plato a la mesa, a razón de uno por cada doce invitados. En un <a href="/catering/flying-buffet">flying buffet</a> (cóctel cena), los pases pequeños recorren la sala, con un camarero por cada veinte.</p>
<h2>Qué suele estar incluido y qué no</h2>
<p>Nuestros paquetes comprenden la comida, el montaje y, según la modalidad, vajilla y personal. Bebidas, mobiliario, carpa, flores y música figuran en líneas separadas del presupuesto. Tiene una ventaja: usted ve lo que cuesta cada decisión y puede quitar partidas sin que la comida lo note.</p>
<h2>Seis términos del presupuesto</h2>
<ul>
<li><strong>Antelación:</strong> días laborables entre el encargo y el acto. El desayuno necesita de tres a cinco; los canapés, de cinco a siete; un menú, catorce como mínimo.</li>
<li><strong>Reserva provisional:</strong> su fecha queda guardada 14 días, sin coste y sin contrato.</li>
<li><strong>Mínimo de invitados:</strong> la cifra desde la que rige el precio del paquete. Los grupos menores son posibles, pero se factura el mínimo.</li>
<li><strong>Tiempo de bufé:</strong> un bufé puede estar expuesto dos horas; después se retira.</li>
<li><strong>Número definitivo:</strong> siete días antes nos dice cuántos vienen. A partir de ahí solo puede aumentar.</li>
<li><strong>APPCC:</strong> el sistema de higiene con temperaturas medidas y anotadas, desde el furgón frigorífico hasta el plato.</li>
</ul>
<h2>De la primera idea a la factura</h2>
<ol>
<li>Usted indica fecha, lugar, invitados y motivo. Basta una estimación.</li>
<li>En un plazo de ${site.answerDays} días recibe un presupuesto con platos y precios desglosados.</li>
<li>Usted cambia, nosotros recalculamos. Solo su aceptación lo convierte en encargo.</li>
<li>Los particulares abonan entonces una señal del 30 por ciento; las empresas, previa comprobación, pueden pagar contra factura.</li>
<li>Ese día nos ocupamos del montaje, la comida y la recogida. La vajilla se devuelve sin fregar.</li>
</ol>
<h2>¿Compensa para treinta personas?</h2>
<p>Muchas veces, sí. Una barbacoa para treinta supone cuatro kilos y medio de carne, ocho de patatas, noventa platos y alguien que pasa la noche junto a la parrilla en vez de a la mesa. Si le gusta, adelante. Si prefiere quedarse sentado, pruebe en el <a href="/catering-konfigurator">configurador</a> cómo influyen en el precio la modalidad y el número de invitados; no hace falta enviar nada.</p>
`,
};
