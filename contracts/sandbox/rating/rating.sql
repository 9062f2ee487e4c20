-- The invented price list of the sandbox: plan x duration band x ages x promotion.
-- Price of a group = plan.price x band.factor x sum of age_factor.factor, less the promotion, then less the coupon.
-- The same text runs on PGlite and on PostgreSQL. It rebuilds its own schema and touches nothing
-- else.
drop schema if exists rating cascade;
create schema rating;

-- step: amounts are multiples of it, in cents, so that 1, 3, 6 and 12 instalments divide exactly.
-- pregnancy: the last covered week.
create table rating.channel (
  number int primary key, code text unique, currency text, usd_rate numeric, step int, pregnancy int
);
insert into rating.channel values
  (1, 'B2C', 'ARS', 1450.50, 12, 24), (2, 'BBVA', 'ARS', 1450.50, 12, 24), (3, 'MESSIS', 'ARS', 1450.50, 12, 24),
  (4, 'ASEGURA', 'ARS', 1450.50, 12, 24), (5, 'PERSONAL', 'ARS', 1450.50, 12, 24), (6, 'BELO', 'ARS', 1450.50, 12, 26),
  (7, 'MIW', 'ARS', 1450.50, 12, 24), (8, 'MAKLER', 'ARS', 1450.50, 12, 24), (9, 'B2CCHILE', 'CLP', 940.25, 1200, 24);

-- annual: the value that a quote must send with this code; null means either.
-- series: 1 where the same plans have a second price for the same days. It is part of an
-- instalment's id, since a sale names no destination.
create table rating.band (
  channel text, code text, zone text, first_day int, last_day int, annual boolean, factor numeric,
  series int default 0, primary key (channel, code)
);
insert into rating.band (channel, code, zone, first_day, last_day, annual, factor) values
  ('BBVA', 'BVT', 'mundo', 1, 30, null, 1), ('BBVA', 'BVS', 'mundo', 31, 60, null, 1.72),
  ('BBVA', 'BVN', 'mundo', 61, 90, null, 2.38),
  ('B2C', 'BTR', 'mundo', 1, 30, null, 1), ('B2C', 'BSE', 'mundo', 31, 60, null, 1.72),
  ('B2C', 'BNO', 'mundo', 61, 90, null, 2.38), ('B2C', 'BCV', 'mundo', 91, 120, null, 2.97),
  ('B2C', 'BCC', 'mundo', 121, 150, null, 3.52), ('B2C', 'BCO', 'mundo', 151, 180, null, 4.04),
  ('B2CCHILE', 'TRB', 'mundo', 1, 30, null, 1), ('B2CCHILE', 'SEB', 'mundo', 31, 60, null, 1.72),
  ('BELO', 'BNA', 'argentina', 1, 21, false, 1),
  ('BELO', 'BLT', 'mundo', 1, 30, null, 0.85), ('BELO', 'BLS', 'mundo', 31, 60, null, 1.46),
  ('BELO', 'BLN', 'mundo', 61, 90, null, 2.02),
  ('BELO', 'BET', 'mundo', 1, 30, null, 1), ('BELO', 'BES', 'mundo', 31, 60, null, 1.72),
  ('BELO', 'BEN', 'mundo', 61, 90, null, 2.38);
update rating.band set series = 1 where channel = 'BELO' and code in ('BLT', 'BLS', 'BLN');
insert into rating.band
select channel, code, 'mundo', first_day, last_day, null, factor
from unnest(array['MESSIS', 'ASEGURA', 'PERSONAL', 'MIW', 'MAKLER']) as channel
cross join (values
  ('PHT', 1, 30, 1), ('PHS', 31, 60, 1.72), ('PHN', 61, 90, 2.38),
  ('PLE', 91, 120, 2.97), ('PHV', 121, 150, 3.52), ('PHO', 151, 180, 4.04)
) as band (code, first_day, last_day, factor);

create table rating.age_factor (first_age int primary key, last_age int, factor numeric);
insert into rating.age_factor values (0, 17, 0.8), (18, 64, 1), (65, 75, 1.45), (76, 85, 2.1), (86, 120, 2.9);

create table rating.coupon (code text primary key, percent int, expires date);
insert into rating.coupon values ('VIAJE10', 10, '9999-12-31'), ('VENCIDO', 10, '2024-12-31');

-- method: 0 Visa, 1 Mastercard, 2 Amex.
create table rating.instalment (method int, count int, primary key (method, count));
insert into rating.instalment values
  (0, 1), (0, 3), (0, 6), (0, 12), (1, 1), (1, 3), (1, 6), (1, 12), (2, 1), (2, 3), (2, 6);

-- days: most days of each trip of an annual plan; its card says so (RS-18).
create table rating.annual (channel text, position int, days int, primary key (channel, position));
insert into rating.annual values ('B2CCHILE', 3, 60);

-- price: one adult, first band, in the channel's currency. tier picks the column of benefits. promotion: percent off.
create table rating.plan (
  channel text, position int, zone text, name text, product text, tier text,
  coverage_currency text, coverage int, price numeric, promotion int, favorite int,
  primary key (channel, position)
);
insert into rating.plan values
  ('B2C', 1, 'mundo', 'SILVER', 'SI', 'base', 'USD', 80000, 68431.20, null, 0),
  ('B2C', 2, 'mundo', 'GOLD', 'GL', 'base', 'USD', 150000, 92517.36, null, 3),
  ('B2C', 3, 'mundo', 'PLATINUM', 'PR', 'media', 'USD', 300000, 131904.60, 15, 1),
  ('B2C', 4, 'mundo', 'PLATINUM PLUS', 'PP', 'alta', 'USD', 500000, 168322.80, null, 2),
  ('B2C', 5, 'mundo', 'BLACK', 'BB', 'alta', 'USD', 1000000, 242050.44, 20, 0),
  ('B2C', 6, 'mundo', 'GOLD DEPORTES', 'S1', 'base', 'USD', 150000, 120272.52, null, 2),
  ('B2C', 7, 'mundo', 'PLATINUM DEPORTES', 'S2', 'media', 'USD', 300000, 171475.92, 15, 0),
  ('B2C', 8, 'mundo', 'BLACK DEPORTES', 'S3', 'alta', 'USD', 1000000, 314665.56, null, 0),
  ('BBVA', 1, 'mundo', 'STANDARD', 'ST', 'base', 'USD', 100000, 71240.40, null, 0),
  ('BBVA', 2, 'mundo', 'GOLD', 'GL', 'media', 'USD', 200000, 98355.12, null, 2),
  ('BBVA', 3, 'mundo', 'PREMIUM', 'PR', 'media', 'USD', 300000, 129870.96, 15, 1),
  ('BBVA', 4, 'mundo', 'PREMIUM +', 'PP', 'alta', 'USD', 500000, 164410.08, null, 3),
  ('BBVA', 5, 'mundo', 'SIGNATURE', 'SI', 'alta', 'USD', 1000000, 236980.20, 10, 0),
  ('BELO', 1, 'argentina', 'NACIONAL', 'ST', 'nacional', 'ARS', 1500000, 18912.48, null, 1),
  ('BELO', 2, 'mundo', 'LATAM', 'ST', 'base', 'USD', 30000, 39815.52, null, 0),
  ('BELO', 3, 'mundo', 'GOLD', 'GL', 'base', 'USD', 60000, 54720.96, null, 3),
  ('BELO', 4, 'mundo', 'PLATINUM', 'PP', 'media', 'USD', 120000, 79630.08, 15, 2),
  ('BELO', 5, 'mundo', 'SILVER', 'SI', 'media', 'USD', 300000, 118245.60, null, 1),
  ('BELO', 6, 'mundo', 'BLACK', 'BB', 'alta', 'USD', 500000, 157890.24, null, 0),
  ('BELO', 7, 'mundo', 'PREMIUM', 'PR', 'premium', 'USD', 1000000, 229405.68, 10, 0),
  ('BELO', 8, 'mundo', 'GOLD DEPORTES', 'S1', 'base', 'USD', 60000, 71137.20, null, 2),
  ('BELO', 9, 'mundo', 'PLATINUM DEPORTES', 'S2', 'media', 'USD', 120000, 103519.08, 15, 0),
  ('BELO', 10, 'mundo', 'PREMIUM DEPORTES', 'S3', 'premium', 'USD', 1000000, 298227.36, null, 0),
  ('B2CCHILE', 1, 'mundo', 'PROD 1', 'ST', 'base', 'USD', 123456, 28800, null, 3),
  ('B2CCHILE', 2, 'mundo', 'PROD 2', 'GL', 'media', 'USD', 123456, 42000, 15, 1),
  ('B2CCHILE', 3, 'mundo', 'PROD 3', 'PR', 'alta', 'USD', 123456, 61200, null, 2);
insert into rating.plan
select channel, position, 'mundo', name, product, tier, 'USD', coverage, price, promotion, favorite
from unnest(array['MESSIS', 'ASEGURA', 'PERSONAL', 'MIW', 'MAKLER']) as channel
cross join (values
  (1, 'CLASSIC', 'ST', 'base', 150000, 84210.60, null::int, 2),
  (2, 'PLUS', 'GL', 'media', 300000, 126930.12, 15, 1),
  (3, 'EXCELLENCE', 'PR', 'alta', 500000, 171288.48, null, 3)
) as plan (position, name, product, tier, coverage, price, promotion, favorite);
