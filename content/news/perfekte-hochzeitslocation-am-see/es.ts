import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-09-16',
  media: 'news-wedding-location',
  title: 'Elegir un espacio para bodas junto al lago: doce preguntas',
  excerpt:
    'Qué conviene preguntar y medir al visitar un espacio para bodas, desde la pista de baile hasta el plan de lluvia. Una lista para imprimir.',
  keywords: [
    'espacio para bodas junto al lago',
    'lista para visitar espacios',
    'organizar una boda',
    'ceremonia al aire libre',
    'bodas en Krefeld',
  ],
  html: `
<p>En septiembre empiezan las visitas. Quien quiera casarse un sábado del próximo verano tiene ahora entre nueve y doce meses por delante y todavía puede elegir. Unas buenas vistas al agua se encuentran pronto. Si una casa sirve para su fiesta se nota en otras cosas.</p>
<h2>Antes de la visita: tres cifras</h2>
<p>Lleven tres cifras, aunque sean provisionales: invitados adultos, niños de hasta cinco años y niños de seis a doce. Cuenten con que falte entre el diez y el quince por ciento, pero calculen la sala para todos. Pidan cita una hora antes de la puesta de sol. Así verán el salón con luz natural y la terraza con las lámparas encendidas.</p>
<h2>Doce preguntas para el recorrido</h2>
<ol>
<li>¿Cuántos invitados caben sentados <strong>con pista de baile</strong>, y no solo sobre el papel?</li>
<li>¿Dónde van las sillas de la ceremonia si llueve y cuánto se tarda en cambiarlas?</li>
<li>¿Quién decide ese día el plan B y hasta qué hora?</li>
<li>¿Se llega sin escalones de la puerta a la mesa, y también al aseo?</li>
<li>¿Se cocina en la casa o solo se recalienta?</li>
<li>¿Hasta cuándo puede sonar música fuera y hasta cuándo dentro?</li>
<li>¿Somos la única celebración del día?</li>
<li>¿Por dónde descargan los músicos y la florista, y cuánta potencia eléctrica hay?</li>
<li>¿Dónde se retiran los novios, las madres lactantes y los niños cansados?</li>
<li>¿Qué incluye el alquiler y qué se factura aparte?</li>
<li>¿Cuánto tiempo nos guardan la fecha y cuánto cuesta cancelar?</li>
<li>¿Quién nos atiende por la noche y hasta qué hora?</li>
</ol>
<h2>Nuestras respuestas</h2>
<p>Para que puedan comparar, rellenamos la hoja con los datos de ${site.name}. Con pista de baile, el Salón del Lago sienta a 100 invitados; sin ella, a 120. En el prado caben 140 sillas; si llueve, el cambio lleva unos 40 minutos y se decide con ustedes tres horas antes de la ceremonia. Fuera puede sonar música suave hasta las 22 h; dentro se baila, por lo general, hasta las 2.</p>
<p>En las bodas, la Sala de la Chimenea suele servir para descansar. Entre ella y el salón hay un escalón, para el que tenemos rampa; a la entrada, al salón y a un aseo se llega sin ninguno. Con nuestro presupuesto guardamos la fecha 14 días sin coste. Todas las medidas figuran en <a href="/eventlocation/raeume-am-see">salas junto al lago</a> y hay más respuestas en las <a href="/eventlocation/faq-zur-location">preguntas sobre el espacio</a>.</p>
<h2>Lo que deben probar ustedes</h2>
<ul>
<li>Recorran el camino de la ceremonia con los zapatos de ese día. La hierba y el tacón alto rara vez se entienden.</li>
<li>Siéntense en el peor sitio del salón. ¿Se ve desde allí el atril?</li>
<li>Den una palmada. Si el eco se alarga, los discursos necesitarán micrófono.</li>
<li>Pónganse donde se harán las fotos y calculen por dónde andará el sol a las cuatro de la tarde.</li>
</ul>
<h2>Después: consultarlo con la almohada</h2>
<p>Apunten antes de arrancar el coche lo que les ha molestado; lo bonito no se olvida. Si a la mañana siguiente quedan más de dos pegas, sigan buscando. Si no, pregunten por la fecha. Cómo transcurre aquí un día de boda lo explicamos en <a href="/eventlocation/hochzeiten-am-see">bodas junto al lago</a>; para una ceremonia de 60 sillas como máximo, vean <a href="/eventlocation/holthausens-kull">Holthausens Kull</a>.</p>
`,
};
