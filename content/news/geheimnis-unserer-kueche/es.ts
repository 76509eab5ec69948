import type { Translation } from '../../schema';
import { site } from '../../site';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-10-14',
  media: 'news-kitchen-secret',
  title: 'El secreto de nuestra cocina: báscula, reloj y cuchara',
  excerpt:
    'Cómo 22 kilos de patatas se convierten en una cena para 80, qué dejamos en manos de otros y una receta de crema de calabaza para ocho.',
  keywords: [
    'cocina',
    'entre bastidores',
    'receta de crema de calabaza',
    'cantidades por persona',
    'menú de otoño',
  ],
  html: `
<p>Después de cenar, los invitados suelen preguntar por el secreto de la salsa. La respuesta sincera es tiempo, sal y alguien que remueve cada veinte minutos. ${site.chef}, jefe de cocina de ${site.name}, nos dejó mirar durante un día entero. El encargo: una cena de tres platos para 80 personas, un sábado de octubre.</p>
<h2>Viernes, 9 h: primero las cuentas</h2>
<p>La jornada empieza en un escritorio. De los invitados, 58 han elegido carrillera de ternera y 22 la col puntiaguda estofada con lentejas beluga y avellana. De ahí sale una lista que cuelga en el pase hasta que se va el último plato:</p>
<ul>
<li><strong>Crema:</strong> un cuarto de litro por persona, es decir, 20 litros de calabaza y jengibre</li>
<li><strong>Carne:</strong> 150 gramos en crudo y sin hueso, en total 8,7 kilos de carrillera</li>
<li><strong>Patatas:</strong> 280 gramos en crudo, o sea, 22,4 kilos para el puré con mantequilla avellana</li>
<li><strong>Postre:</strong> 160 gramos de crumble de manzana con crema inglesa, 12,8 kilos en conjunto</li>
</ul>
<p>Todo se pesa. Quien cocina a ojo hace de más y acaba tirando comida, o hace de menos y lo descubre a las ocho y media.</p>
<h2>Viernes, 14 h: la carrillera duerme aquí</h2>
<p>Los guisos se preparan la víspera. La carrillera se dora a fuego fuerte y pasa casi cuatro horas en vino tinto a 140 grados. Después pasa al abatidor y reposa toda la noche en su propia salsa. El sábado se corta sin deshacerse y la grasa, cuajada encima, se retira de una pieza.</p>
<p>No todo sale de nuestras manos. El pan de pueblo lo hornea una panadería que empieza a las tres de la madrugada; el jamón del desayuno lo corta un charcutero. Ambos lo hacen mejor que nosotros. Los fondos, las salsas, las masas y los postres sí nacen en nuestras ollas.</p>
<h2>Sábado, 16:30 h: once cucharas en la mesa</h2>
<p>Una hora y media antes del primer invitado, todo el equipo prueba cada plato, también los camareros y quienes friegan. Quien lleva un plato debe poder explicar a qué sabe. Aquel sábado a la crema le faltaba acidez. Un chorrito de lima, otra cucharada y listo.</p>
<p>Después se lee en voz alta la lista de intolerancias: tres sin gluten, una sin avellana. No hay nombres, solo mesa y asiento. Para esos cuatro invitados espera un segundo juego de ollas y cucharas.</p>
<h2>Para hacer en casa: crema de calabaza y jengibre para ocho</h2>
<ol>
<li>Corte en dados 1 kilo de calabaza potimarrón con su piel; pique 2 cebollas y 50 gramos de jengibre.</li>
<li>Poche la cebolla y el jengibre en aceite, añada la calabaza y rehóguela cinco minutos.</li>
<li>Vierta 900 mililitros de caldo de verduras y cueza a fuego lento 20 minutos.</li>
<li>Agregue 400 mililitros de leche de coco, triture bien y ajuste con sal y el zumo de una lima.</li>
<li>Sirva cada plato con una cucharadita de aceite de pepitas de calabaza.</li>
</ol>
<p>Salen algo más de dos litros. El apio está en el caldo; si alguien no lo tolera, use agua y una zanahoria más.</p>
<p>En nuestra carta la crema está de septiembre a febrero y la lombarda con manzana, de octubre a febrero. El <a href="/catering-konfigurator">configurador</a> le muestra los platos que encajan con su fecha; cómo cocinamos fuera de casa se lo contamos en <a href="/premium-catering">catering premium</a>.</p>
`,
};
