import type { Translation } from '../../schema';
import type { de } from './de';

export const es: Translation<typeof de> = {
  date: '2025-07-29',
  media: 'news-grill-and-chill',
  title: 'Grill & Chill: una noche de verano ya organizada',
  excerpt:
    'Cuatro especialidades a la brasa, cuatro guarniciones, dos postres y una hora: nuestra propuesta de verano para 30 a 120 invitados.',
  keywords: [
    'barbacoa junto al lago',
    'especial de verano',
    'cantidades para barbacoa',
    'cena de equipo',
    'fiesta en el jardín',
  ],
  html: `
<p>Algunas fiestas naufragan por exceso de decisiones. Por eso, para agosto y septiembre hay una noche que ya está pensada: Grill &amp; Chill, de lunes a jueves, de 17:30 a 22 h, en el prado y la terraza, a partir de 30 personas. Usted nos da la fecha y el número de invitados. Lo demás es una propuesta que puede cambiar, pero no está obligado a hacerlo.</p>
<h2>Qué hay en el plato</h2>
<p>La selección corresponde al paquete de parrilla Welle, tal como lo compone la cocina:</p>
<ul>
<li><strong>Para empezar:</strong> burrata con tomate asado y aceite de albahaca</li>
<li><strong>A la brasa:</strong> vacío de vacuno con chimichurri, salchicha de cerdo de la región o merguez de cordero, brocheta de pollo con limón y hierbas, berenjena con tahini y granada</li>
<li><strong>Para acompañar:</strong> patatitas al romero, ensalada renana de patata con aceite y vinagre, hojas verdes, focaccia y pan de pueblo</li>
<li><strong>Dulce:</strong> panna cotta con compota de frutos rojos, vasito de chía con mango y coco</li>
</ul>
<p>La berenjena, las patatitas, la ensalada de patata, las hojas verdes y la chía son veganas. La verdura tiene su propia parrilla y sus propias pinzas. El vacío lleva un suplemento, que se indica al seleccionarlo.</p>
<h2>La noche, reloj en mano</h2>
<ol>
<li><strong>17:30</strong> Llegada a la terraza, bebidas frías y, quien quiera, descalzo por la hierba.</li>
<li><strong>18:15</strong> La burrata está en las mesas; el fuego lleva una hora encendido.</li>
<li><strong>18:45</strong> Se abren las dos parrillas. Asamos en tandas pequeñas para que repetir merezca la pena.</li>
<li><strong>20:30</strong> Postres en vaso y café. Se enciende el brasero.</li>
<li><strong>22:00</strong> Fuera se apaga la música. Quien prefiera seguir sentado, se queda.</li>
</ol>
<h2>Cantidades para 60 invitados</h2>
<p>¿La barbacoa es en su casa? Con estas cifras se las arregla sin nosotros. Calculamos 300 gramos de carne sin hueso por persona, repartidos en tres clases.</p>
<ul>
<li>3,5 kilos de vacío de vacuno, 3 kilos de salchichas, 2,5 kilos de brochetas de pollo</li>
<li>25 rodajas de berenjena de un dedo de grosor, saladas una hora antes</li>
<li>15 kilos de patatas en crudo, la mitad pequeñas para asar y la mitad para la ensalada</li>
<li>5 kilos de pan, 4 kilos de hojas de ensalada ya limpias</li>
<li>120 vasitos de postre de 90 gramos, es decir, dos por persona</li>
<li>dos sacos de carbón de diez kilos y un cubo de arena al lado</li>
</ul>
<p>En el bufé hay un límite que en verano cuenta más que nunca: a las dos horas retiramos ensaladas y postres. Hasta entonces, el resto espera en frío y las fuentes se rellenan poco a poco.</p>
<h2>¿Y si hay tormenta?</h2>
<p>Le llamamos el día anterior a las doce. Si llueve, el fuego arde bajo una carpa abierta, el bufé pasa al Salón del Lago y las puertas de cristal siguen abiertas. Con tormenta o viento fuerte cocinamos dentro; la carta es la misma y solo falta el humo.</p>
<h2>Cómo reservar su noche</h2>
<p>Bastan siete días laborables de antelación. Si es para un equipo, elija un martes o un miércoles, que es cuando está casi todo el mundo. En el <a href="/catering-konfigurator">configurador</a>, escoja parrilla y el paquete Welle; los precios y las variantes mayores con ahumador están en <a href="/catering/grill-catering-krefeld">catering a la parrilla</a>. Si viene toda la empresa con sus familias, siga leyendo en <a href="/catering/sommerfest">fiestas de verano</a>.</p>
`,
};
