import type { Translation } from '../../schema';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-06-03',
  media: 'news-sixtieth-birthday',
  title: 'Un 60.º cumpleaños junto al lago con cuatro generaciones',
  excerpt:
    '64 invitados de cuatro a 87 años, una tarde y una noche: cómo transcurrió la fiesta, qué se sirvió y qué hemos aprendido de ella.',
  keywords: [
    'celebrar 60 años',
    'fiesta de cumpleaños con catering',
    'cumpleaños junto al lago',
    'programa de cumpleaños',
    'cumpleaños en Krefeld',
  ],
  html: `
<p>La anfitriona, de Moers, lo tenía claro: «Mi madre tiene que estar sentada, mis nietos tienen que correr y yo, a las once, quiero bailar». A finales de mayo vinieron 64 invitados; el menor tenía cuatro años y la mayor, 87. Así organizamos el día.</p>
<h2>Dos comienzos en vez de uno</h2>
<p>Una fiesta que empieza a las tres y acaba a medianoche es larga para algunos. Por eso la invitación daba dos horas. La familia y los amigos de siempre llegaron para el café; los compañeros y los vecinos, para la cena. Quien se cansara podía irse tras el postre sin perderse nada: los discursos ya se habían pronunciado.</p>
<ol>
<li><strong>15:00</strong> Café y tartas caseras en la terraza, 38 invitados. Nosotros las enfriamos, las cortamos y las rotulamos.</li>
<li><strong>16:30</strong> Paseo hasta el embarcadero. Para la abuela, la barandilla a ambos lados importaba más que las vistas.</li>
<li><strong>18:00</strong> Llegan los demás, dos clases de aperitivo, foto de grupo en el prado.</li>
<li><strong>19:00</strong> Cena en el Salón del Lago, ocho mesas redondas de ocho.</li>
<li><strong>21:00</strong> Postre fuera; a finales de mayo hay luz hasta poco antes de las diez.</li>
<li><strong>22:00</strong> Se cierran las puertas y empieza el baile. Última canción a las 00:40.</li>
</ol>
<h2>El menú</h2>
<p>Cuatro platos en la mesa; el principal lo habían elegido todos al confirmar:</p>
<ul>
<li>A la llegada, bruschetta con pimiento y arancini de setas y parmesano</li>
<li>Ensalada de espárragos con fresas y piñones, seguida de una tacita de consomé de ternera</li>
<li>Lucioperca con su piel crujiente y salsa de Riesling (39 platos) o col puntiaguda estofada con lentejas beluga (19 platos)</li>
<li>Patatitas al romero y gratén de patata en fuentes para compartir</li>
<li>Crema de vainilla con ron y chocolate, con la receta de la abuela impresa en una tarjeta</li>
</ul>
<p>Los seis niños comieron pularda con puré en media ración, diez minutos antes que el resto. En nuestra casa, los niños de hasta cinco años no pagan y de seis a doce la comida cuesta la mitad. Para ocho vegetarianos cambiamos el consomé por tartar de apionabo y manzana.</p>
<h2>Discursos: cortos, pronto y con micrófono</h2>
<p>Había tres anunciados. Los repartimos entre el entrante, el consomé y el principal, de cinco minutos como mucho. El hijo cumplió; el hermano necesitó once. Como la cocina estaba avisada, el pescado no tocó la sartén hasta que sonó el aplauso. Acuerde una señal con el servicio: basta una mirada hacia la puerta.</p>
<h2>Nuestro consejo para quien cumpla sesenta</h2>
<ul>
<li><strong>Siente a la gente por conversación, no por parentesco.</strong> El invitado de más edad va cerca de la puerta y lejos del altavoz.</li>
<li><strong>Ponga una mesa para los regalos,</strong> donde otra persona junte cada tarjeta con su sobre.</li>
<li><strong>Deje libre la Sala de la Chimenea.</strong> Desde las ocho dormían allí dos niños, y una tía hablaba por teléfono con Canadá.</li>
<li><strong>Elija antes las canciones.</strong> Diez temas de cuando usted tenía veinte años llenan cualquier pista.</li>
<li><strong>Pida los taxis para las 23 h,</strong> antes de que todos llamen a la vez.</li>
</ul>
<p>Entre la consulta y la fiesta pasaron cinco meses, poco tiempo para un sábado de mayo. Cuánto espacio necesitan sus invitados se lo contamos en <a href="/eventlocation/private-feiern">celebraciones privadas junto al lago</a>. Si prefiere su propio jardín, la cocina va a su casa: <a href="/fuer-private-events">catering para eventos privados</a>.</p>
`,
};
