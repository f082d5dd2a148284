<?php // php verify-summary.php SUMMARY keys.json PARTNER NONCE        (extension sodium)

function decode(string $part): string {
    return sodium_base642bin($part, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING);
}

/** What a shared result says; fails unless this site signed it for this partner and this visit. */
function verifySummary(string $summary, array $keys, string $partner, string $nonce): array {
    [$header, $payload, $signature] = explode('.', $summary);
    $head = json_decode(decode($header), true);
    $key = array_column($keys['keys'], null, 'kid')[$head['kid'] ?? ''] ?? null;
    if (($head['alg'] ?? '') !== 'EdDSA' || ($head['typ'] ?? '') !== 'semaforo-summary+jwt' || !$key)
        throw new Exception('otra llave, u otra cosa');
    if (!sodium_crypto_sign_verify_detached(decode($signature), "$header.$payload", decode($key['x'])))
        throw new Exception('la firma no es buena');
    $claims = json_decode(decode($payload), true);
    if ($claims['aud'] !== $partner || $claims['nonce'] !== $nonce)
        throw new Exception('es de otro aliado o de otra visita');
    if ($claims['exp'] <= time()) throw new Exception('ya venció');
    return $claims;
}

[, $summary, $file, $partner, $nonce] = $argv;
$claims = verifySummary($summary, json_decode(file_get_contents($file), true), $partner, $nonce);
echo "$claims[light]: $claims[score_band], $claims[risk_band] ($claims[date])\n";
