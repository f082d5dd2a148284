// Written by `npm run docs` from docs/model-card.md: change the card.
export const modelCard = {
  "answers": "Cuánto se parecen las cifras de una empresa a las de empresas que quebraron en el año siguiente. No sabe por qué, no conoce a la persona y no es un pronóstico de lo que va a pasar.",
  "notFor": "Para decidir un crédito, una tasa, un seguro, una contratación o un precio; para comparar o publicar empresas; para vigilar a clientes o proveedores; para personas físicas. Tampoco en lugar de un contador: es una señal entre varias para que el dueño sepa qué mirar.",
  "unseen": "No hay datos públicos de empresas mexicanas ni de microempresas: el modelo no las ha visto. En los datos estadounidenses la quiebra es el último año de una empresa que falló.",
  "flagged": "De cada siete empresas señaladas, seis no quebraron. De cada cuatro que quebraron, una no fue señalada.",
  "trained": {
    "heads": [
      "Datos",
      "Filas",
      "Quiebras",
      "Para qué"
    ],
    "rows": [
      [
        "Empresas polacas, un año antes del desenlace (quiebras 2000-2012, activas 2007-2013), sin 63 filas repetidas",
        "5,847",
        "408",
        "entrenar; medir en cinco partes"
      ],
      [
        "Empresas estadounidenses que cotizan en bolsa, 1999-2011",
        "54,979",
        "404",
        "entrenar"
      ],
      [
        "Las mismas, 2012-2014",
        "10,296",
        "87",
        "elegir variables y límites; calibrar"
      ],
      [
        "Las mismas, 2015-2018",
        "12,057",
        "117",
        "informar"
      ]
    ]
  },
  "quality": {
    "heads": [
      "Método",
      "AUC polacas",
      "AUC EE. UU. 2015-18",
      "Brier polacas",
      "Brier EE. UU.",
      "ECE polacas",
      "ECE EE. UU."
    ],
    "rows": [
      [
        "una constante",
        "0.500",
        "0.500",
        "0.0475",
        "0.0475",
        "–",
        "–"
      ],
      [
        "sólo el endeudamiento",
        "0.716",
        "0.792",
        "–",
        "–",
        "–",
        "–"
      ],
      [
        "sistema experto (sin ventas a crédito)",
        "0.788",
        "0.810",
        "–",
        "–",
        "–",
        "–"
      ],
      [
        "regresión logística, mismas razones",
        "0.757",
        "0.788",
        "0.0440",
        "0.0492",
        "0.0173",
        "0.0161"
      ],
      [
        "este modelo",
        "0.816",
        "0.814",
        "0.0417",
        "0.0438",
        "0.0049",
        "0.0116"
      ]
    ]
  },
  "flaggedShares": {
    "heads": [
      "Punto de operación",
      "señaladas",
      "quiebras encontradas",
      "señales acertadas"
    ],
    "rows": [
      [
        "polacas",
        "25.3 %",
        "73.5 %",
        "14.5 %"
      ],
      [
        "estadounidenses 2015-2018",
        "28.3 %",
        "76.9 %",
        "13.6 %"
      ]
    ]
  },
  "weak": {
    "heads": [
      "Empresas",
      "filas",
      "quiebras",
      "AUC"
    ],
    "rows": [
      [
        "estadounidenses 2012-2014 (con ellas se eligió)",
        "10,296",
        "87",
        "0.819"
      ],
      [
        "activos de menos de 10 millones de dólares",
        "1,285",
        "15",
        "0.570"
      ],
      [
        "de 10 a 100 millones",
        "2,428",
        "17",
        "0.840"
      ],
      [
        "100 millones o más",
        "8,344",
        "85",
        "0.858"
      ],
      [
        "sin inventario",
        "3,224",
        "31",
        "0.747"
      ],
      [
        "entrenado sólo con EE. UU., preguntado por polacas",
        "5,847",
        "408",
        "0.742"
      ],
      [
        "entrenado sólo con polacas, preguntado por EE. UU.",
        "12,057",
        "117",
        "0.749"
      ]
    ]
  },
  "ranked": {
    "largest": 86,
    "smallest": 57
  },
  "smallestFailures": 15
}
