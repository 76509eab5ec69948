import type { Translation } from '../../schema';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-05-20',
  media: 'news-dream-wedding',
  title: 'Boda de ensueño junto al lago: 86 invitados y un chubasco',
  excerpt:
    'Una boda el primer sábado de mayo, con ceremonia en el prado, doce minutos de lluvia y una cena que aun así llegó puntual. Crónica de un día.',
  keywords: [
    'boda de ensueño junto al lago',
    'boda en mayo',
    'ceremonia al aire libre Krefeld',
    'horario de una boda',
    'menú de boda',
  ],
  html: `
<p>El romanticismo, al final, es cuestión de preparación. La pareja, de Düsseldorf, había elegido el primer sábado de mayo, invitado a 86 personas y venido a vernos por primera vez diez meses antes. Querían una ceremonia bajo los árboles, una cena larga y ningún número con globos. Los dos nos han permitido contar el día sin nombres.</p>
<h2>Por la mañana mandan las manos</h2>
<p>A las diez llegó la florista con 46 tarros de ranúnculos; a las once, los músicos. A mediodía había en el prado seis filas de sillas con un pasillo lo bastante ancho para la silla de ruedas del abuelo. En el salón, cuatro personas vestían once mesas de ocho; los novios querían sentarse entre sus invitados. En la cocina se hacía el fondo para la ternera.</p>
<h2>14:20 h: llueve</h2>
<p>Cuarenta minutos antes de la ceremonia cayó la primera gota. Para esos momentos hay un plan, y la pareja lo había leído. Los invitados pasaron con su copa de espumoso a la Sala de la Chimenea y al pasillo, seis personas cubrieron las sillas con mantas y el oficiante ajustó su reloj. A los doce minutos, el chubasco había terminado. Secamos los asientos y empezamos a las 15:20 en vez de a las 15 h. El «sí» se dio en el embarcadero, solo ellos dos y los anillos, con 86 testigos en la orilla.</p>
<blockquote><p>«La lluvia no sale en ninguna foto», nos escribió después la novia. «Pero nadie habla de otra cosa».</p></blockquote>
<h2>El resto del día</h2>
<ol>
<li><strong>16:00</strong> Recepción en la terraza: falafel con menta, miniquiche de puerro y queso de montaña, refresco de ruibarbo y vino espumoso.</li>
<li><strong>17:00</strong> Fotos de familia con lista, doce grupos en 35 minutos. Una testigo iba llamando.</li>
<li><strong>18:30</strong> Cena en el Salón del Lago.</li>
<li><strong>20:45</strong> Todos salen una vez más. El sol estaba bajo sobre el agua; el fotógrafo necesitó diez minutos.</li>
<li><strong>21:30</strong> Primer baile, tres canciones sin obligación de sumarse.</li>
<li><strong>23:30</strong> Minihamburguesas y ensalada de patata en la barra.</li>
<li><strong>02:00</strong> Última canción; los taxis ya esperaban.</li>
</ol>
<h2>Qué había en los platos</h2>
<p>A principios de mayo no puede faltar el espárrago. Cuatro platos, con el principal a elegir:</p>
<ul>
<li>Ensalada de espárragos con fresas y piñones</li>
<li>Burrata con tomate asado y aceite de albahaca</li>
<li>Lomo de ternera en costra de hierbas con gratén de patata (62 platos) o col puntiaguda estofada con avellana y lentejas beluga (22 platos)</li>
<li>Tarta vegana de chocolate con sal marina</li>
</ul>
<p>Cuatro niños tomaron pollo con puré. La tarta nupcial, obra de una prima, aguardó desde mediodía en la cámara fría y se cortó a las 16:30 con el café. Así quedó sitio para el postre de la noche.</p>
<h2>Cinco cosas que sostuvieron el día</h2>
<ul>
<li>Un margen de 20 minutos antes de cada hora fija</li>
<li>El plato principal elegido en la tarjeta de respuesta, no en la mesa</li>
<li>Una persona con reloj y lista que no sea de la familia</li>
<li>Una caja de mantas junto a la salida, también en mayo</li>
<li>Dos móviles en un cuenco: la pareja no vio los suyos hasta medianoche</li>
</ul>
<p>Cómo montamos la ceremonia y la fiesta para su número de invitados está en <a href="/eventlocation/hochzeiten-am-see">bodas junto al lago</a>. Las dudas sobre menú, costes y calendario se resuelven en la página <a href="/fuer-hochzeiten">para bodas</a>.</p>
`,
};
