-- The benefit rows of every plan, one column a tier, in the mixed order of a provider (CM-02).
-- {cobertura} is the plan's cover, {embarazo} the last week of pregnancy. A null detail leaves the row out.
-- Row 90 is the '-'/'-' placeholder. Later rows are internal to the provider; no customer may see
-- them.
create table rating.benefit (
  position int primary key, description text, nacional text, base text, media text, alta text, premium text,
  sport_only boolean default false
);
insert into rating.benefit (position, description, nacional, base, media, alta, premium) values
  (10, 'Asistencia médica por enfermedad', '{cobertura}', '{cobertura}', '{cobertura}', '{cobertura}', '{cobertura}'),
  (12, 'Asistencia médica por accidente', '{cobertura}', '{cobertura}', '{cobertura}', '{cobertura}', '{cobertura}'),
  (14, 'Enfermedades preexistentes', 'ARS 150.000', 'USD 500', 'USD 1.000', 'USD 1.500', 'USD 3.000'),
  (16, 'Odontología de urgencia', 'ARS 80.000', 'USD 400', 'USD 700', 'USD 1.000', 'USD 1.500'),
  (18, 'Medicamentos ambulatorios', 'ARS 60.000', 'USD 600', 'USD 1.000', 'USD 2.000', 'USD 3.000'),
  (20, 'Medicamentos en internación', 'Incluidos', 'Incluidos', 'Incluidos', 'Incluidos', 'Incluidos'),
  (22, '“Los montos son topes por persona y por viaje”', 'Nota', 'Nota', 'Nota', 'Nota', 'Nota'),
  (24, 'Pérdida de equipaje', 'ARS 90.000', 'USD 40 por kg hasta USD 800', 'USD 60 por kg hasta USD 1.200',
    'USD 60 por kg hasta USD 1.200', 'USD 60 por kg hasta USD 1.200'),
  (26, 'Demora de equipaje', null, 'USD 100', 'USD 200', 'USD 300', 'USD 500'),
  (28, 'Cancelación de viaje', null, 'USD 500', 'USD 1.000', 'USD 3.000', 'USD 5.000'),
  (30, 'Anticipo de fianza', null, 'USD 12.000', 'USD 12.000', 'USD 12.000', 'USD 25.000'),
  (32, 'Adelanto de honorarios legales', null, 'USD 2.500', 'USD 2.500', 'USD 2.500', 'USD 5.000'),
  (34, 'Seguro de accidentes personales', 'ARS 500.000', 'USD 10.000', 'USD 20.000', 'USD 40.000', 'USD 60.000'),
  (36, 'Hotel por convalecencia', null, 'USD 80 por día, hasta 10 días', 'USD 100 por día, hasta 10 días',
    'USD 100 por día, hasta 10 días', 'USD 400 por día, hasta 10 días'),
  (38, 'Traslado sanitario', 'Incluido', 'Incluido', 'Incluido', 'Incluido', 'Incluido'),
  (40, 'Repatriación sanitaria', null, 'Incluida', 'Incluida', 'Incluida', 'Incluida'),
  (42, 'Embarazo', null, 'Hasta la semana {embarazo}', 'Hasta la semana {embarazo}', 'Hasta la semana {embarazo}',
    'Hasta la semana {embarazo}'),
  (44, 'Telemedicina 24/7', 'Incluida', 'Incluida', 'Incluida', 'Incluida', 'Incluida'),
  (46, 'Límite de edad', '75 años', '75 años', '75 años', '75 años', '75 años'),
  (90, '-', '-', '-', '-', '-', '-'),
  (92, 'Código interno de tarifa', 'SBX-N', 'SBX-B', 'SBX-M', 'SBX-A', 'SBX-P'),
  (94, 'Comisión del productor', 'No publicar', 'No publicar', 'No publicar', 'No publicar', 'No publicar');
insert into rating.benefit values
  (11, 'Práctica de deportes amateurs', null, 'USD 20.000', 'USD 40.000', 'USD 60.000', 'USD 80.000', true),
  (35, 'Búsqueda y rescate', null, 'USD 5.000', 'USD 10.000', 'USD 15.000', 'USD 20.000', true);
