# python3 verify-summary.py SUMMARY keys.json PARTNER NONCE        (pip install cryptography)
import base64, json, sys, time
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def decode(part):
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def verify_summary(summary, keys, partner, nonce):
    """What a shared result says; fails unless this site signed it for this partner and this visit."""
    header, payload, signature = summary.split(".")
    head = json.loads(decode(header))
    if (head["alg"], head["typ"]) != ("EdDSA", "semaforo-summary+jwt"):
        raise ValueError("no es un resultado compartido")
    key = next(each for each in keys["keys"] if each["kid"] == head["kid"])
    signed = decode(signature)
    Ed25519PublicKey.from_public_bytes(decode(key["x"])).verify(signed, f"{header}.{payload}".encode())
    if base64.urlsafe_b64encode(signed).decode().rstrip("=") != signature:
        raise ValueError("la firma no es buena")
    claims = json.loads(decode(payload))
    if (claims["aud"], claims["nonce"]) != (partner, nonce):
        raise ValueError("es de otro aliado o de otra visita")
    if claims["exp"] <= time.time():
        raise ValueError("ya venció")
    return claims


if __name__ == "__main__":
    summary, file, partner, nonce = sys.argv[1:5]
    claims = verify_summary(summary, json.load(open(file)), partner, nonce)
    print("{light}: {score_band}, {risk_band} ({date})".format(**claims))
