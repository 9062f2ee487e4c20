import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Serves a shop over HTTP. */
class Server {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Starts on this port of 127.0.0.1; 0 takes a free one. */
  static HttpServer start(Shop shop, int port) throws IOException {
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/", exchange -> send(exchange, shop.answer(read(exchange))));
    server.start();
    return server;
  }

  private static Shop.Ask read(HttpExchange exchange) throws IOException {
    var uri = exchange.getRequestURI();
    var query = new HashMap<String, String>();
    if (uri.getRawQuery() != null)
      for (var pair : uri.getRawQuery().split("&")) {
        var parts = pair.split("=", 2);
        query.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
      }
    JsonNode body = JSON.readTree(exchange.getRequestBody());
    var call = exchange.getRequestMethod() + " " + uri.getPath();
    return new Shop.Ask(call, query, body, exchange.getRequestHeaders().getFirst("Idempotency-Key"));
  }

  private static void send(HttpExchange exchange, Shop.Answer answer) throws IOException {
    var body = answer.body() == null ? new byte[0] : JSON.writeValueAsBytes(answer.body());
    if (body.length > 0) exchange.getResponseHeaders().set("Content-Type", "application/json");
    // After a sale the browser opens a new connection, and so repeats nothing.
    exchange.getResponseHeaders().set("Connection", "close");
    exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  public static void main(String[] args) throws IOException {
    start(new Shop(java.nio.file.Path.of(args[0])), 8080);
  }
}
