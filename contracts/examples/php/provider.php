<?php

declare(strict_types=1);

// Both providers in one file: `php -S 127.0.0.1:8080 provider.php` serves them, PHP 8.1 or newer.
// A test build: who calls without a cookie is whom the state names. Login is left out.

const STATES = [
    'plans are on sale',
    'no plans are on sale',
    'a plan can be bought',
    'somebody is logged in',
    'nobody is logged in',
    'the lists of the forms are known',
    'messages are taken',
    'the banner of the channel is chosen',
    'the consent domain of the channel is chosen',
    'the address of the public API is known',
    'a partner arranged a trip',
];
const OWN_HEADERS = 'Cache-Control, Content-Type, IdChannel, Pragma, X-Requested-With, Idempotency-Key';
const DONE = [200, ['ok' => true]];
const FRESH = ['given' => [], 'sells' => true, 'orders' => [], 'saved' => [], 'mails' => [], 'sold' => 0];

/** The day so many days from today; the portal's visitor may be a day behind. */
function day(int $ahead, string $form = 'Y-m-d'): string
{
    return gmdate($form, time() + 86400 * $ahead);
}

function isPast(mixed $day): bool
{
    return !is_string($day) || $day < day(-1);
}

/** Each request starts afresh, so a file keeps the rest, under a lock: two sales never overlap. */
function withKept(callable $answer): array
{
    $file = fopen(getenv('PROVIDER_FILE') ?: sys_get_temp_dir() . '/provider.json', 'c+');
    flock($file, LOCK_EX);
    $kept = json_decode((string) stream_get_contents($file), true) ?? FRESH;
    $answered = $answer($kept);
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, json_encode($kept, JSON_THROW_ON_ERROR));
    fclose($file);
    return $answered;
}

/** Brings about a state of the pacts, and answers the values that depend on the day. */
function bring(array &$kept, array $asked): array
{
    if (!in_array($asked['state'] ?? '', STATES, true)) {
        return [404, ['error' => 'This state is unknown']];
    }
    $kept = ['given' => $asked['params'] ?? [], 'sold' => $kept['sold']] + FRESH;
    $kept['sells'] = $asked['state'] !== 'no plans are on sale';
    $hex = bin2hex(random_bytes(16));
    [$hex[12], $hex[16]] = ['4', 'a'];
    $key = implode('-', sscanf($hex, '%8s%4s%4s%4s%12s'));
    return [200, ['departure' => day(21), 'return' => day(36), 'bought' => day(-2, 'd/m/Y'), 'key' => $key]];
}

/** Pesos for a dollar. A buyer who saw another rate saw another price. */
function rate(string $currency): float
{
    return $currency === 'CLP' ? 940.25 : 1450.5;
}

/** The shop's prices are one traveller's for fifteen days. */
function priced(array $plan, array $quote): array
{
    $days = round((strtotime($quote['TripEndDate']) - strtotime($quote['TripInitialDate'])) / 86400);
    $isWhole = $quote['AmountCurrencyISOCode'] === 'CLP';
    $price = fn (?float $one) => $one === null ? null : round($one * count($quote['Age']) * $days / 15, $isWhole ? 0 : 2);
    $pay = fn (array $way) => ['AmountPerInstallment' => $price($way['AmountPerInstallment'])] + $way;
    return [
        'Currency' => $quote['AmountCurrencyISOCode'],
        'Rate' => rate($quote['AmountCurrencyISOCode']),
        'Amount' => $price($plan['Amount']),
        'AmountWithoutPromotion' => $price($plan['AmountWithoutPromotion']),
        'Installment' => array_map($pay, $plan['Installment']),
    ] + $plan;
}

function quote(array $kept, array $data, array $quote): array
{
    $isSold = ($quote['DestinationCountryIsoCode'] ?? '') === ($kept['given']['code'] ?? null);
    if (!$isSold || isPast($quote['TripInitialDate'] ?? null)) {
        return [400];
    }
    $coupon = $quote['PromotionalCode'] ?? '';
    $plans = $kept['sells'] ? $data['plans'][$coupon] ?? $data['plans'][''] : [];
    return [200, array_map(fn (array $plan) => priced($plan, $quote), $plans)];
}

/** The same trip: product, days and documents, in any order. */
function tripOf(array $sale): string
{
    $documents = array_map(fn (array $one) => "{$one['DocumentTypeId']} {$one['DocumentNo']}", $sale['Passengers']);
    sort($documents);
    return json_encode([(string) $sale['ATSPProductId'], $sale['DepartureDate'], $sale['ReturnDate'], $documents]);
}

/** A purchase, as its buyer finds it. What is kept of a sale has no card. */
function purchaseOf(array $sale, array $order): array
{
    $named = fn (array $one) => ['FirstName' => $one['FirstName'], 'LastName' => $one['LastName']];
    return $order + [
        'productName' => 'SILVER',
        'line' => ['passengers' => array_map($named, $sale['Passengers'])],
        'dateConfirmedSale' => gmdate('Y-m-d\TH:i:s\Z'),
        'departureDate' => $sale['DepartureDate'],
        'returnDate' => $sale['ReturnDate'],
        'header' => ['documents' => []],
    ];
}

/** A key gets its order again for 48 h, and a trip is sold once within 24 h. A buyer has logged in. */
function sell(array &$kept, array $data, array $sale, ?string $key, ?string $buyer = null): array
{
    $asked = json_encode([tripOf($sale), $sale['Passengers']]);
    foreach ($kept['orders'] as $sold) {
        $age = time() - $sold['at'];
        if ($key !== null && $sold['key'] === $key && $age < 48 * 3600) {
            return $sold['asked'] === $asked ? [200, $sold['order']] : [422];
        }
        if ($sold['trip'] === tripOf($sale) && $age < 24 * 3600) {
            return [409, $sold['order']];
        }
    }
    $given = $kept['given'] + ['plan' => '', 'instalment' => '', 'coupon' => ''];
    $asks = [$sale['ATSPProductId'], $sale['IdPaymentPlan'], (string) $sale['PromotionalCode'], $sale['USDValue']];
    $rate = rate(($given['channel'] ?? '') === 'B2CCHILE' ? 'CLP' : 'ARS');
    $isOnSale = $asks == [$given['plan'], $given['instalment'], $given['coupon'], $rate];
    if (!$isOnSale || isPast($sale['DepartureDate'])) {
        return [400];
    }
    $status = $data['cards'][$sale['CreditCardNumber']] ?? 400;
    if ($status !== 200) {
        return [$status];
    }
    $order = ['idSalesOrder' => 9001 + $kept['sold']++, 'reserveId' => '48201936'];
    $about = ['key' => $key, 'at' => time(), 'trip' => tripOf($sale), 'asked' => $asked, 'buyer' => $buyer];
    $kept['orders'][] = $about + ['order' => $order, 'purchase' => purchaseOf($sale, $order)];
    return [200, $order];
}

/** A letter or two a day are a visitor's; more are a stranger's. */
function mailed(array &$kept, array $body): array
{
    $to = strtolower((string) ($body['email'] ?? ''));
    $kept['mails'][$to] = ($kept['mails'][$to] ?? 0) + 1;
    return $kept['mails'][$to] > 20 ? [429] : DONE;
}

function purchases(array $kept, array $data): array
{
    $own = array_filter($kept['orders'], fn (array $one) => $one['buyer'] === $kept['given']['email']);
    return [...array_column($own, 'purchase'), ...$data['purchases'][$kept['given']['purchases'] ?? 'none']];
}

function userinfo(array $given): array
{
    $email = $given['email'] ?? '';
    return $email === '' ? [401] : [200, ['email' => $email, 'email_verified' => $given['verified'] ?? true]];
}

function arranged(array $given, array $data, string $id): array
{
    if ($id === '' || $id !== ($given['id'] ?? '')) {
        return [404];
    }
    $until = ($given['until'] ?? '') === '' ? day(9) . 'T23:59:59' : "{$given['until']}T12:00:00Z";
    return [200, ['data' => ['jsonObj' => json_encode($data['partner']), 'expiresDateTime' => $until]]];
}

function save(array &$kept, array $user): array
{
    $email = $kept['given']['email'];
    if (($user['email'] ?? '') !== $email) {
        return [403];
    }
    $kept['saved'][$email] = $user;
    return DONE;
}

function registered(array $kept, array $data): array
{
    $known = ($kept['given']['registered'] ?? false) ? $data['registered'] : null;
    $saved = $kept['saved'][$kept['given']['email']] ?? $known;
    return $saved === null ? [404] : [200, $saved];
}

/** What only a page of this host may ask, for a visitor whose e-mail is proved. */
function isRefused(array $given, string $method, array $headers): ?int
{
    if (($given['email'] ?? '') === '' || !($given['verified'] ?? true)) {
        return 401;
    }
    // Behind a proxy that ends TLS the scheme may differ, the host may not.
    $from = preg_replace('~^https?://~', '', $headers['origin'] ?? $headers['host']);
    $site = $headers['sec-fetch-site'] ?? 'none';
    $isForeign = $from !== $headers['host'] || !in_array($site, ['none', 'same-origin'], true);
    $isJson = $method === 'GET' || str_starts_with($headers['content-type'] ?? '', 'application/json');
    return $isForeign || !$isJson || ($headers['x-requested-with'] ?? '') !== 'XMLHttpRequest' ? 403 : null;
}

function answer(array &$kept, string $method, string $path, array $headers, string $sent): array
{
    $data = json_decode(file_get_contents(__DIR__ . '/../shop.json'), true);
    $body = json_decode($sent === '' ? '{}' : $sent, true);
    $hasNul = false;
    is_array($body) && array_walk_recursive($body, function ($text) use (&$hasNul) {
        $hasNul = $hasNul || (is_string($text) && str_contains($text, "\0"));
    });
    // PHP reads no half of a surrogate pair.
    if (!is_array($body) || $hasNul) {
        return [400];
    }
    $given = $kept['given'];
    if (str_starts_with($path, '/api/') && ($refused = isRefused($given, $method, $headers))) {
        return [$refused];
    }
    if (preg_match('~^/public_api/state/country/(\w+)$~', $path, $found)) {
        return isset($data['provinces'][$found[1]]) ? [200, $data['provinces'][$found[1]]] : [404];
    }
    return match ("$method $path") {
        'POST /_pact/states' => bring($kept, $body),
        'POST /public_api/valueslist' => [200, json_encode($data['documentTypes'])],
        'GET /public_api/country' => [200, $data['countries']],
        'POST /public_api/sales/quote' => quote($kept, $data, $body['quote'] ?? []),
        'POST /public_api/sales/enroll' => sell($kept, $data, $body, $headers['idempotency-key'] ?? null),
        'POST /api/sales/enroll' =>
            sell($kept, $data, $body, $headers['idempotency-key'] ?? null, $given['email']),
        'GET /public_api/sales/external/getquote' => arranged($given, $data, $_GET['id'] ?? ''),
        'GET /public_api/banner' => [200, ['name' => ($given['banner'] ?? '') ?: null]],
        'POST /public_api/sales/mail', 'POST /api/sales/mail' => mailed($kept, $body),
        'POST /public_api/notification/request', 'POST /public_api/notification/regret' => DONE,
        'POST /api/user/save' => save($kept, $body),
        'GET /api/user/info' => registered($kept, $data),
        'GET /api/sales' => [200, purchases($kept, $data)],
        'GET /userinfo' => userinfo($given),
        'GET /api_url' => [200, 'https://api.example.com'],
        'GET /one_trust' => [200, ['domainId' => $given['domain'] ?? '']],
        default => [404],
    };
}

$headers = array_change_key_case(getallheaders());
$method = $_SERVER['REQUEST_METHOD'];
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
header('Access-Control-Allow-Origin: *');
header('Access-Control-Allow-Headers: ' . OWN_HEADERS);
header('Cache-Control: no-store');
// After a sale the browser opens a new connection, and so repeats nothing. PHP's own server always closes.
header('Connection: close');
$answered = $method === 'OPTIONS'
    ? [204]
    : withKept(fn (array &$kept) => answer($kept, $method, $path, $headers, file_get_contents('php://input')));
http_response_code($answered[0]);
if (array_key_exists(1, $answered)) {
    header('Content-Type: application/json');
    echo json_encode($answered[1], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
}
