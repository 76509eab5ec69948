import type { Localized } from '../../locales';
import type { ExtraId } from '../extras';

export const extraTexts: Readonly<Record<ExtraId, Localized>> = {
  'x-bread': {
    de: 'Focaccia und Bauernbrot mit Butter',
    en: 'Focaccia and farmhouse bread with butter',
    es: 'Focaccia y pan de pueblo con mantequilla',
  },
  'x-sauces': {
    de: 'Saucen: Kräuterremoulade, Grillsauce, Senf',
    en: 'Sauces: herb remoulade, barbecue sauce, mustard',
    es: 'Salsas: remoulade de hierbas, salsa barbacoa y mostaza',
  },
  'x-amuse': {
    de: 'Amuse-Bouche: Forellenmousse auf Röstbrot',
    en: 'Amuse-bouche: trout mousse on toasted bread',
    es: 'Aperitivo del chef: mousse de trucha sobre pan tostado',
  },
  'x-between': {
    de: 'Zwischengang: Fischessenz mit Gemüseperlen',
    en: 'Intermediate course: clear fish broth with vegetable pearls',
    es: 'Plato intermedio: caldo claro de pescado con perlas de verdura',
  },
  'x-cheese': {
    de: 'Käseauswahl mit Feigensenf und Nussbrot',
    en: 'Cheese selection with fig mustard and nut bread',
    es: 'Selección de quesos con mostaza de higo y pan de nueces',
  },
  'x-live': {
    de: 'Live-Station: Pasta aus dem Käselaib',
    en: 'Live station: pasta tossed in a wheel of cheese',
    es: 'Estación en vivo: pasta terminada en una rueda de queso',
  },
  'x-smoker': {
    de: 'Smoker: Rinderbrust mit Rauchglasur',
    en: 'Smoker: beef brisket with a smoky glaze',
    es: 'Ahumador: pecho de ternera con glaseado ahumado',
  },
  'x-oysters': {
    de: 'Austern mit Pumpernickel und Schalotten-Vinaigrette',
    en: 'Oysters with pumpernickel and shallot vinaigrette',
    es: 'Ostras con pan de centeno y vinagreta de chalota',
  },
  'x-tartare': {
    de: 'Tatar-Station: Rind und Thunfisch',
    en: 'Tartare station: beef and tuna',
    es: 'Estación de tartar: ternera y atún',
  },
  'x-show': {
    de: 'Showküche: Garnelen oder Zander, Kalb, Pilze',
    en: 'Show kitchen: prawns or pike-perch, veal, mushrooms',
    es: 'Cocina en vivo: gambas o lucioperca, ternera y setas',
  },
  'x-patisserie': { de: 'Patisserie-Tisch', en: 'Patisserie table', es: 'Mesa de pastelería' },
  'x-spreads': {
    de: 'Butter, Konfitüre und Honig',
    en: 'Butter, jam and honey',
    es: 'Mantequilla, mermelada y miel',
  },
  'x-morning-break': {
    de: 'Vormittagspause: Nüsse und Gemüsesticks mit Hummus',
    en: 'Morning break: nuts and vegetable sticks with hummus',
    es: 'Pausa de la mañana: frutos secos y bastones de verdura con hummus',
  },
  'x-afternoon-break': {
    de: 'Nachmittagspause: Brownie-Würfel und Obst',
    en: 'Afternoon break: brownie cubes and fruit',
    es: 'Pausa de la tarde: daditos de brownie y fruta',
  },
};
