import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-04-15',
  media: 'news-business-breakfast',
  title: 'Desayuno de empresa: noventa minutos que compensan',
  excerpt:
    'Por qué los clientes aceptan antes una mañana que una noche, cómo transcurre un desayuno para 30 personas y qué cantidades hacen falta.',
  keywords: [
    'desayuno de empresa',
    'catering de desayunos Krefeld',
    'desayuno con clientes',
    'desayuno en la oficina',
    'desayuno de equipo',
  ],
  html: `
<p>Una cena con clientes les cuesta a sus invitados cuatro horas y la canguro. Un desayuno cuesta noventa minutos que de todos modos son de trabajo. Quien invita por la mañana oye más veces un sí, y a las diez todos están otra vez en su mesa.</p>
<h2>El mejor día, la mejor hora</h2>
<p>De martes a jueves, de 8 a 9:30 h. El lunes la semana aún está sin ordenar; el viernes muchos trabajan desde casa. En su oficina montamos a las 7:15 y a las 10:30 la sala vuelve a estar libre. Nuestra casa junto al lago abre normalmente a las diez: allí encaja un brunch más tarde, a partir de 25 personas, por ejemplo tras la reunión de inicio de año.</p>
<h2>Un programa que funciona</h2>
<ol>
<li><strong>7:45</strong> El café está caliente y las tarjetas, en su sitio. Siempre hay quien llega antes.</li>
<li><strong>8:00</strong> Bufé abierto y veinte minutos sin programa.</li>
<li><strong>8:20</strong> Una intervención de doce minutos como máximo. Una pregunta, no una presentación.</li>
<li><strong>8:35</strong> Conversación en mesas de seis, con un anfitrión en cada una.</li>
<li><strong>9:10</strong> Fruta, segundo café, agendas abiertas.</li>
<li><strong>9:30</strong> Final, en punto. Los invitados lo recuerdan la próxima vez.</li>
</ol>
<h2>Qué llevamos para 30 personas</h2>
<p>El paquete de desayuno completo incluye cuatro platos fríos y dos calientes, además de mantequilla, confitura y miel. Esta selección se come igual de pie que sentado:</p>
<ul>
<li>60 panecillos, 20 cruasanes y tres hogazas de pan de pueblo en rebanadas</li>
<li>1,8 kilos de queso en tabla con uvas</li>
<li>25 tostas integrales de aguacate y hummus, veganas y las primeras en acabarse</li>
<li>4 kilos de macedonia, servida en vasos</li>
<li>caliente: huevos revueltos con cebollino, hechos con 75 huevos, y shakshuka con feta</li>
<li>7 litros de café, 3 de té, 10 de agua, y bebida de avena junto a la leche</li>
</ul>
<p>Los platos calientes van en calientaplatos eléctricos; un enchufe da para tres. A las dos horas recogemos. Cada plato indica cuáles de los 14 alérgenos principales contiene.</p>
<h2>Tres errores que vemos a menudo</h2>
<ul>
<li><strong>Demasiado dulce.</strong> Después de dos cruasanes, a las nueve la atención decae. El huevo, el pan integral y el yogur aguantan hasta mediodía.</li>
<li><strong>Un solo punto de café.</strong> Ponga dos, en paredes distintas. Con 30 invitados, la espera se reduce a la mitad.</li>
<li><strong>Nadie en la puerta.</strong> Quien entra a las 7:50 en una sala de desconocidos busca una cara, no el bufé.</li>
</ul>
<h2>¿Sale a cuenta?</h2>
<p>Un ejemplo de enero: una ingeniería de Willich invitó a 34 clientes y vinieron 29. Al acto nocturno del año anterior habían ido 17 de 40. De las conversaciones en aquellas mesas de seis salieron cinco reuniones esa misma semana. No es una estadística, pero la empresa ha vuelto a reservar para otoño.</p>
<p>Servimos desayunos a partir de 20 personas, con tres a cinco días laborables de antelación y sin gastos de entrega en 30 kilómetros alrededor de ${site.address.city}. Para jornadas completas con pausas y almuerzo, siga leyendo en <a href="/catering/seminar-catering">catering para seminarios</a>; una solicitud con precios netos se prepara en el <a href="/catering-konfigurator">configurador</a>.</p>
`,
};
