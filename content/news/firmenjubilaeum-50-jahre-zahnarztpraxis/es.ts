import type { Translation } from '../../schema';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-05-06',
  media: 'news-anniversary',
  title: 'Aniversario de empresa: 50 años de una clínica dental',
  excerpt:
    'Una clínica de Krefeld celebra medio siglo con 95 invitados: once pases, tres discursos breves y una lista para el aniversario de su empresa.',
  keywords: [
    'aniversario de empresa',
    '50 años de empresa',
    'aniversario de clínica',
    'cóctel para aniversario',
    'fiesta de empresa Krefeld',
  ],
  html: `
<p>En 1975 había un sillón de dentista en un piso de tres habitaciones. Hoy, la hija del fundador dirige la clínica de Krefeld con catorce empleados. Para los cincuenta años invitó a 95 personas un viernes de abril: el equipo con sus parejas, antiguas compañeras, el laboratorio dental, clínicas vecinas y treinta pacientes que llevan más de treinta años acudiendo.</p>
<h2>El encargo: que todos hablen con todos</h2>
<p>La cena en mesa quedó descartada. Quien sienta a 95 personas las separa durante tres horas en grupos de ocho, y la auxiliar en prácticas nunca se encuentra con el paciente de 1979. Se eligió un <a href="/catering/flying-buffet">flying buffet</a>, un cóctel cena de once pases. En el Salón del Lago había dieciséis mesas altas y, junto a los ventanales, veinte sillas para los mayores de setenta. Cinco camareros llevaban las bandejas.</p>
<h2>El programa</h2>
<ol>
<li><strong>13:00</strong> La clínica cierra. Un cartel en la puerta y el contestador lo anunciaban desde marzo.</li>
<li><strong>17:00</strong> Recepción en la terraza, cuatro clases de canapés, tarjetas con el nombre y el año de la primera visita.</li>
<li><strong>18:00</strong> Saludo de la titular, cuatro minutos.</li>
<li><strong>18:15</strong> Dos entrantes: salmón marinado sobre rösti y carpaccio de remolacha con queso fresco de cabra.</li>
<li><strong>19:00</strong> El fundador habla de su primera turbina: seis minutos y un gran aplauso.</li>
<li><strong>19:15</strong> Tres pases calientes: pularda con jugo de tomillo, salmón sobre espinacas, curry de garbanzos; con arroz jazmín y polenta.</li>
<li><strong>20:30</strong> Agradecimiento al equipo, a cada cual por su nombre y con una frase.</li>
<li><strong>20:45</strong> Mousse de chocolate y chía con mango en vaso, café en la barra.</li>
<li><strong>22:00</strong> Final. El sábado libraban todos.</li>
</ol>
<p>La cocina sabía de los discursos y retuvo las bandejas. Seis invitados comían sin gluten y cuatro, vegano; sus cuencos llevaban una banderita y fueron directos a ellos.</p>
<h2>Una pared con cincuenta fotos</h2>
<p>Lo que distinguió la noche de una cena de trabajo costó poco. En el pasillo colgaba de un cordel una foto por cada año: la primera placa, los peinados de 1984, un aparato de rayos X comprado en un rastro. Al lado había tarjetas y bolígrafos. A las dos horas todas las fotos tenían su comentario, y en las mesas altas había tema de conversación.</p>
<h2>Lista para su aniversario</h2>
<ul>
<li><strong>Cuatro meses antes:</strong> fije fecha, presupuesto y tres círculos de invitados. ¿Quién falta si solo invita por facturación?</li>
<li><strong>Diez semanas antes:</strong> envíe las invitaciones, con respuesta hasta cuatro semanas antes de la fiesta.</li>
<li><strong>Seis semanas antes:</strong> reúna fotos. Pregunte a antiguos empleados, que guardan las mejores.</li>
<li><strong>Dos semanas antes:</strong> reparta los discursos, tres como máximo y menos de quince minutos en total.</li>
<li><strong>Siete días antes:</strong> comunique el número definitivo y las intolerancias, en cifras y sin nombres.</li>
<li><strong>Ese día:</strong> encargue las fotos a alguien y no lo olvide en los agradecimientos.</li>
</ul>
<p>El viernes tiene una ventaja sobre el sábado: la gente viene directamente del trabajo y se marcha antes de estar cansada. Lo que la casa del lago ofrece a las empresas está en <a href="/eventlocation/corporate-events">eventos corporativos</a>.</p>
`,
};
